import type { LinksFunction } from "@remix-run/node";
import { STYLES_ID } from "./page-context";

/**
 * Returns a route's `links` function for a style sheet that the server writes into its pages. The
 * function links the sheet only when script opens the page in a document that does not contain the
 * sheet. `selector` is a text that no other sheet contains.
 */
export const linkSheet =
  (href: string, selector: string): LinksFunction =>
  () =>
    typeof document === "undefined" ||
    document.getElementById(STYLES_ID)?.textContent?.includes(selector)
      ? []
      : [{ rel: "stylesheet", href }];
