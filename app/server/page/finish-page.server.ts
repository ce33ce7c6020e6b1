import { deferScripts } from "./defer-scripts.server";

const PAGE_END = "</body></html>";

/** A page that React rendered, as it is sent. */
export function finishPage(html: string): string {
  // Remix writes the page's data after its closing tags, where HTML allows no script.
  const end = html.indexOf(PAGE_END);
  const whole = end < 0 ? html : html.slice(0, end) + html.slice(end + PAGE_END.length) + PAGE_END;
  return deferScripts(whole);
}
