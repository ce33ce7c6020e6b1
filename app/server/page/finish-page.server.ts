import { deferScripts } from "./defer-scripts.server";
import { requestContext } from "../request/request-context.server";

/** Stands in a rendered page for its style sheets, which need not be drawn and read with each. */
export const STYLES_PLACE = "/* styles */";

/** React renders elements alone. Without it browsers lay the page out in quirks mode. */
const DOCTYPE = Buffer.from("<!DOCTYPE html>");

const DRAWING_START = "<!--drawing ";
const DRAWING_END = "-->";
const SCRIPTS_START = '<link rel="modulepreload"';
const MODULE_START = ' type="module"';
const SCRIPT_END = "</script>";
const PAGE_END = "</body></html>";

/**
 * What stands for markup in the page of this request until it is finished: so React copies none of
 * it, and a name in Chinese in it does not make the whole page text of two bytes a character. The
 * markup itself where no page is finished.
 */
export function placeDrawing(html: string): string {
  const drawings = requestContext()?.drawings;
  if (!drawings) return html;
  drawings.push(html);
  return DRAWING_START + (drawings.length - 1) + DRAWING_END;
}

/**
 * A page as it is sent: its doctype first, its style sheets and drawings in it, its scripts put off,
 * the document closed last. Bytes from the beginning, because as text each change of it would copy
 * all of it.
 */
export function finishPage(html: string, styles: Buffer[]): Buffer<ArrayBuffer> {
  const rendered = Buffer.from(html);
  // What a person wrote has no tags.
  const stylesAt = rendered.indexOf(`${STYLES_PLACE}</style>`);
  const pieces: Buffer[] = [DOCTYPE];
  let done = 0;
  const upTo = (end: number, by: Buffer[], next: number) => {
    pieces.push(rendered.subarray(done, end), ...by);
    done = next;
  };
  if (stylesAt >= 0) upTo(stylesAt, styles, stylesAt + STYLES_PLACE.length);

  const drawings = requestContext()?.drawings ?? [];
  for (let at = nextDrawing(); at >= 0; at = nextDrawing()) {
    const end = rendered.indexOf(DRAWING_END, at);
    const place = Number(rendered.toString("latin1", at + DRAWING_START.length, end));
    upTo(at, [Buffer.from(drawings[place] ?? "")], end + DRAWING_END.length);
  }
  function nextDrawing(): number {
    return drawings.length > 0 ? rendered.indexOf(DRAWING_START, done) : -1;
  }

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
