import {
  findInvoiceStyle,
  DEFAULT_STYLE,
  type InvoiceStyleId,
} from "../../../domain/invoice-styles";
import type { Letter } from "../document";
import type { Sheet } from "../sheet";
import { band } from "./band";
import { classic } from "./classic";
import { plain } from "./plain";
import type { PdfStyle } from "./style";

const STYLES: Record<InvoiceStyleId, PdfStyle> = { 0: plain, 1: band, 2: classic };

/**
 * Applies the style of the letter's template to the sheet, and draws the sender, the recipient, the
 * heading and the facts.
 */
export function drawHead(sheet: Sheet, letter: Letter): void {
  const { options, drawHead: draw } = styleOf(letter.template.style);
  sheet.styleOptions = { ...sheet.styleOptions, ...options };
  draw(sheet, letter);
}

/**
 * Returns the style of an id. A newer program may have stored an unknown id; the default style is
 * used for it.
 */
export function styleOf(id: number): PdfStyle {
  const style = findInvoiceStyle(id);
  if (!style)
    console.warn(
      `[pdf] Style ${id} is unknown; the document is drawn in the style ${DEFAULT_STYLE.name}.`,
    );
  return STYLES[(style ?? DEFAULT_STYLE).id];
}
