import type { Markup } from "./static-html";
import { getRequestContext } from "~/server/request/request-context.server";

/**
 * Returns markup for `StaticHtml`; null when it is empty. The browser receives the markup once: as
 * part of a rendered page, or as data when script requests the data only.
 */
export function toMarkup(html: string): Markup | null {
  if (html === "") return null;
  const isData = getRequestContext()?.path.endsWith(".data") ?? true;
  // Remix serialises enumerable properties only.
  return Object.defineProperty({}, "html", { value: html, enumerable: isData });
}
