import type { LinksFunction } from "@remix-run/node";
import sheet from "~/ui/app.css?url";
import { STYLES_ID } from "~/ui/page-context";

/** What only app.css has. */
const APP_ONLY_SELECTOR = ".pdf-page";

/** A page behind the login carries its styles; a page before it, on the way to one, fetches them. */
export const appStyles: LinksFunction = () =>
  typeof document === "undefined" ||
  document.getElementById(STYLES_ID)?.textContent?.includes(APP_ONLY_SELECTOR)
    ? []
    : [{ rel: "stylesheet", href: sheet }];
