import type { Letter } from "./document";
import type { Sheet } from "./page-furniture";
import { drawBandHead } from "./style-band";
import { drawClassicHead } from "./style-classic";
import { drawPlainHead } from "./style-plain";

const STYLES: { [style in Letter["template"]["style"]]: (sheet: Sheet, letter: Letter) => void } = {
  0: drawPlainHead,
  1: drawBandHead,
  2: drawClassicHead,
};

/** Who writes to whom, and what the document is; `sheet.look` is the style's from then on. */
export function drawHead(sheet: Sheet, letter: Letter): void {
  STYLES[letter.template.style](sheet, letter);
}
