import { toDecimal, formatAmount, toMinor } from "../../domain/money/money";
import { QUIET_ZONE, makeQrCode, type QrCode } from "../../domain/payment-codes/qr-code";
import { PAYMENT_CODE_NAMES, compareAmountInCode } from "../../domain/payment-codes/payer-text";
import { fill } from "../../domain/words/message";
import type { PaperWords } from "../../domain/words/papers";
import type { InvoiceDocument } from "./document";
import { type DrawingContext } from "./drawing-context";
import { isFilled } from "./parties";
import { drawText, type TextStyle } from "./text";
import { formatWithCurrency } from "./format-with-currency";
import { createTextStyles } from "./text-styles";
import { limitLines, wrapText } from "./wrap";

/**
 * In points: 31 mm. A long code is larger, so that each module is at least MIN_MODULE points wide.
 */
const MIN_SIDE = 88;
const MIN_MODULE = 1.2;
const MAX_NAME_LINES = 6;

/** The code and the lines of text beside it. Sizes are in points. */
type Block = {
  qr: QrCode;
  module: number;
  side: number;
  lines: { text: string; textStyle: TextStyle }[];
};

/**
 * Draws the code at the left edge, and beside it the amount, the reference and the recipient. `top`
 * and `width` are in points.
 */
export function drawPaymentCode(
  context: DrawingContext,
  document: InvoiceDocument,
  { top, width }: { top: number; width: number },
): void {
  const block = layOutPaymentCode(context, document, width);
  if (!block) return;
  const { qr, module, side, lines } = block;
  const quiet = QUIET_ZONE * module;
  drawModules(context, qr, { module, top: top + quiet });
  let y = top + quiet;
  for (const { text, textStyle } of lines) {
    drawText(context.pdf, text, context.page.left + side + quiet + GAP, y, textStyle);
    y += textStyle.leading;
  }
}

const GAP = 4;

/**
 * Returns the height in points of the code and the text beside it, with the quiet zone. Returns 0
 * when there is no code.
 */
export function measurePaymentCode(
  context: DrawingContext,
  document: InvoiceDocument,
  width: number,
): number {
  const block = layOutPaymentCode(context, document, width);
  if (!block) return 0;
  const text = block.lines.reduce((height, { textStyle }) => height + textStyle.leading, 0);
  return Math.max(block.side, text) + 2 * QUIET_ZONE * block.module;
}

/**
 * QR codes by payment. The height is measured several times before drawing, and computing a code
 * takes 4 ms.
 */
const qrCodes = new WeakMap<NonNullable<InvoiceDocument["pay"]>, QrCode>();

function layOutPaymentCode(
  context: DrawingContext,
  document: InvoiceDocument,
  width: number,
): Block | null {
  const { pay } = document;
  if (!pay) return null;
  const { words } = context.labels;
  const { strong, body, label } = createTextStyles(context);
  const qr = qrCodes.get(pay) ?? makeQrCode(pay.code);
  qrCodes.set(pay, qr);
  const side = Math.max(MIN_SIDE, qr.size * MIN_MODULE);
  const module = side / qr.size;
  const textWidth = width - side - QUIET_ZONE * module - GAP;
  const amount = formatAmount(toMinor(toDecimal(pay.amount)));
  const large: TextStyle = { ...strong, size: 10.5, leading: 15 };
  const small: TextStyle = { ...label, size: 8, leading: 11 };
  const wrapped = (text: string, textStyle: TextStyle, maxLines = MAX_NAME_LINES) =>
    limitLines(maxLines, wrapText(context.pdf, text, textStyle, textWidth)).map((line) => ({
      text: line,
      textStyle,
    }));
  return {
    ...{ qr, module, side },
    lines: [
      ...wrapped(PAYMENT_CODE_NAMES[pay.kind], strong),
      ...wrapped(formatWithCurrency(context.pdf, amount, document.currency), large),
      ...(isFilled(pay.reference)
        ? wrapped(fill(words.referenceOf, { reference: pay.reference }), body)
        : []),
      ...wrapped(pay.name, body),
      ...wrapped(formatScanningHint(pay, words), small),
    ],
  };
}

/** Returns the instruction for the payer. */
function formatScanningHint(pay: NonNullable<InvoiceDocument["pay"]>, words: PaperWords): string {
  if (pay.kind === "paynow") return words.scanFilled;
  const amountOfCode = compareAmountInCode(pay);
  if (amountOfCode === null) return words.scanWalletType;
  if (amountOfCode === "filled") return words.scanWalletFilled;
  return fill(words.scanWalletChange, { amount: amountOfCode.other });
}

/** Draws all modules as one path, because viewers show gaps between separate shapes. */
function drawModules(
  context: DrawingContext,
  { size, runs }: QrCode,
  at: { module: number; top: number },
): void {
  const { pdf, page } = context;
  const { module, top } = at;
  const quiet = QUIET_ZONE * module;
  const whole = size * module + 2 * quiet;
  pdf.rect(page.left - quiet, top - quiet, whole, whole).fill("#ffffff");
  for (const { x, y, width } of runs)
    pdf.rect(page.left + x * module, top + y * module, width * module, module);
  pdf.fill("#000000");
}
