import { deferScripts } from "./defer-scripts.server";
import { inlineIcons } from "./inline-icons.server";

const PAGE_END = "</body></html>";

/**
 * Returns the HTML to send for a page that React rendered: valid, with its icons and with deferred
 * scripts.
 */
export function finishPage(html: string): string {
  // Remix writes the page's data after the closing tags, where HTML allows no script.
  const end = html.indexOf(PAGE_END);
  const document =
    end < 0 ? html : html.slice(0, end) + html.slice(end + PAGE_END.length) + PAGE_END;
  return deferScripts(inlineIcons(document));
}
