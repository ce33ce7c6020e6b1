import type { LinksFunction } from "@remix-run/node";
import { STYLES_ID } from "./page-context";

/**
 * Returns links to a style sheet that the server writes into its pages: none when the document
 * contains the sheet already, otherwise one, for a page that script has opened. Only this sheet
 * contains the selector.
 */
export const linkSheet =
  (href: string, selector: string): LinksFunction =>
  () =>
    typeof document === "undefined" ||
    document.getElementById(STYLES_ID)?.textContent?.includes(selector)
      ? []
      : [{ rel: "stylesheet", href }];
