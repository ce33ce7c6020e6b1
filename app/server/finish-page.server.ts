import { deferScripts } from "./defer-scripts.server";

/** Stands in a rendered page for its style sheets, which need not be drawn and read with each. */
export const STYLES_PLACE = "/* styles */";

const SCRIPTS_START = '<link rel="modulepreload"';
const MODULE_START = ' type="module"';
const SCRIPT_END = "</script>";
const PAGE_END = "</body></html>";

/**
 * A page as it is sent: its style sheets in it, its scripts put off, the document closed last. It
 * stays bytes, because as text each change of it would copy all of it.
 */
export function finishPage(rendered: Buffer, styles: Buffer[]): Buffer<ArrayBuffer> {
  // What a person wrote has no tags.
  const stylesAt = rendered.indexOf(`${STYLES_PLACE}</style>`);
  const pieces: Buffer[] = [];
  let done = 0;
  const upTo = (end: number, by: Buffer[], next: number) => {
    pieces.push(rendered.subarray(done, end), ...by);
    done = next;
  };
  if (stylesAt >= 0) upTo(stylesAt, styles, stylesAt + STYLES_PLACE.length);

  const moduleAt = rendered.indexOf(MODULE_START, done);
  if (moduleAt >= 0) {
    const preloadAt = rendered.indexOf(SCRIPTS_START, done);
    const from =
      preloadAt >= 0 && preloadAt < moduleAt ? preloadAt : rendered.lastIndexOf("<", moduleAt);
    const to = rendered.indexOf(SCRIPT_END, moduleAt);
    upTo(from, [Buffer.from(deferScripts(rendered.toString("utf8", from, to)))], to);
  }

  // Remix writes the page's data after its closing tags, where HTML allows no script.
  const endAt = rendered.indexOf(PAGE_END, done);
  if (endAt >= 0) {
    const data = rendered.subarray(endAt + PAGE_END.length);
    upTo(endAt, [data, Buffer.from(PAGE_END)], rendered.length);
  }
  return Buffer.concat([...pieces, rendered.subarray(done)]);
}
