import type { LinksFunction } from "@remix-run/node";
import sheet from "~/ui/app.css?url";
import { STYLES_ID } from "~/ui/page-context";

/** A selector that only app.css contains. */
const APP_ONLY_SELECTOR = ".pdf-page";

/**
 * Links app.css when the document does not contain the sheet. Pages behind the login are rendered
 * with app.css; a page before the login loads app.css when the user logs in.
 */
export const appStyles: LinksFunction = () =>
  typeof document === "undefined" ||
  document.getElementById(STYLES_ID)?.textContent?.includes(APP_ONLY_SELECTOR)
    ? []
    : [{ rel: "stylesheet", href: sheet }];
