import {
  findInvoiceStyle,
  DEFAULT_STYLE,
  type InvoiceStyleId,
} from "../../../domain/invoice-styles";
import type { DocumentHead } from "../document";
import type { DrawingContext } from "../drawing-context";
import { bandStyle } from "./band";
import { classicStyle } from "./classic";
import { plainStyle } from "./plain";
import type { PdfStyle } from "./style";

const STYLES: Record<InvoiceStyleId, PdfStyle> = { 0: plainStyle, 1: bandStyle, 2: classicStyle };

/**
 * Sets the style options of the document's style, and draws the sender, the recipient, the heading
 * and the document's details.
 */
export function drawHead(context: DrawingContext, head: DocumentHead): void {
  const { options, drawHead: draw } = choosePdfStyle(head.template.style);
  context.styleOptions = { ...context.styleOptions, ...options };
  draw(context, head);
}

/**
 * Returns the style of an id. For an unknown id, which a newer program may have stored, logs a
 * warning and returns the default style.
 */
export function choosePdfStyle(id: number): PdfStyle {
  const style = findInvoiceStyle(id);
  if (!style)
    console.warn(
      `[pdf] Style ${id} is unknown; the document is drawn in the style ${DEFAULT_STYLE.name}.`,
    );
  return STYLES[(style ?? DEFAULT_STYLE).id];
}
