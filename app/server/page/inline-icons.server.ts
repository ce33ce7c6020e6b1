import sprite from "../../../public/icons.svg?raw";

/** The symbols of public/icons.svg by name. */
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^]*?<\/symbol>/g)].map(([text, name = ""]) => [
    name,
    text.replace('id="', 'id="icon-'),
  ]),
);

const ICON_USE = /(<use href=")\/icons\.svg#([^"]+)"/g;
const BODY_END = "</body>";

/**
 * Writes the symbols of the icons that a page shows into the page, at its end, because a browser
 * handles each icon of another file as a request of its own before it shows the page. Icons that
 * script renders later are in the file.
 */
export function inlineIcons(html: string): string {
  const names = new Set<string>();
  const page = html.replace(ICON_USE, (_, start: string, name: string) => {
    names.add(name);
    return `${start}#icon-${name}"`;
  });
  const end = page.lastIndexOf(BODY_END);
  if (names.size === 0 || end < 0) return html;
  const used = [...names].map((name) => symbols.get(name) ?? "").join("");
  return `${page.slice(0, end)}<svg width="0" height="0" aria-hidden="true">${used}</svg>${page.slice(end)}`;
}
