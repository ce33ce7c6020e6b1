import type { LinksFunction } from "@remix-run/node";
import sheet from "~/ui/app.css?url";
import { STYLES_ID } from "~/ui/page-context";

/** A selector that only app.css contains. */
const APP_ONLY_SELECTOR = ".pdf-page";

/**
 * Links app.css when the document does not contain it. A page behind the login contains it; a page
 * before the login does not, and needs it when the user logs in.
 */
export const appStyles: LinksFunction = () =>
  typeof document === "undefined" ||
  document.getElementById(STYLES_ID)?.textContent?.includes(APP_ONLY_SELECTOR)
    ? []
    : [{ rel: "stylesheet", href: sheet }];
