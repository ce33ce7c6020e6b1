import type { LinksFunction } from "@remix-run/node";
import sheet from "~/ui/app.css";
import { APP_STYLES_ID } from "~/ui/page-context";

/** A page behind the login carries its styles; a page before it, on the way to one, fetches them. */
export const appStyles: LinksFunction = () =>
  typeof document === "undefined" || document.getElementById(APP_STYLES_ID)
    ? []
    : [{ rel: "stylesheet", href: sheet }];
