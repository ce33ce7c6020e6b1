import type { Markup } from "./static-html";
import { requestContext } from "~/server/request/request-context.server";

/**
 * Markup for `Drawn`; null for none. It goes to the browser once: in a page as what the page shows,
 * and not in the page's data too, to which script that asks for data alone has to look.
 */
export function staticHtml(html: string): Markup | null {
  if (html === "") return null;
  const isData = requestContext()?.path.endsWith(".data") ?? true;
  // Data is written from what is enumerable.
  return Object.defineProperty({}, "html", { value: html, enumerable: isData });
}
