import type { InvoiceStyleId } from "../../../domain/invoice-styles";
import type { Letter } from "../document";
import type { Sheet } from "../page-furniture";
import { band } from "./band";
import { classic } from "./classic";
import { plain } from "./plain";
import type { PdfStyle } from "./style";

const STYLES: Record<InvoiceStyleId, PdfStyle> = { 0: plain, 1: band, 2: classic };

/** Who writes to whom, and what the document is; `sheet.look` is the style's from then on. */
export function drawHead(sheet: Sheet, letter: Letter): void {
  const { look, drawHead: draw } = styleOf(letter.template.style);
  sheet.look = { ...sheet.look, ...look };
  draw(sheet, letter);
}

export function styleOf(id: InvoiceStyleId): PdfStyle {
  return STYLES[id];
}
