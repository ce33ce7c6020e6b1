import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Markup } from "./drawn";
import { requestContext } from "~/server/request/request-context.server";

/**
 * Markup for `Drawn`; null for none. It goes to the browser once: in a page as what the page shows,
 * and not in the page's data too, to which script that asks for data alone has to look.
 */
export function drawn(html: string): Markup | null {
  if (html === "") return null;
  const isData = requestContext()?.path.endsWith(".data") ?? true;
  // Data is written from what is enumerable.
  return Object.defineProperty({}, "html", { value: html, enumerable: isData });
}

/**
 * Draws what `draw` makes of its content, as markup, and keeps the last `most` of them: the same
 * content, which JSON can tell, is drawn once.
 */
export function keepDrawings<Content extends object>(
  most: number,
  draw: (content: Content) => ReactElement,
): (content: Content) => string {
  const kept = new LRUCache<string, string>({ max: most });
  return (content) => {
    const key = JSON.stringify(content);
    const html = kept.get(key) ?? renderToStaticMarkup(draw(content));
    kept.set(key, html);
    return html;
  };
}
