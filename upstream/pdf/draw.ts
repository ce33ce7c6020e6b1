import PDFDocument from "pdfkit";

import { paletteFor } from "./color";
import { drawClosing, heightOfClosing } from "./closing";
import type { InvoiceDocument, Letter, StatementDocument } from "./document";
import { drawReceipt } from "./receipt";
import type { ReceiptDocument } from "./receipt-document";
import { fontsFor, latinFont } from "./fonts";
import { drawHead } from "./styles/index";
import { drawLineTable } from "./line-table";
import { drawHeadersAndPageNumbers } from "./running-header";
import { makeRoomForLine, openSheet, type Sheet } from "./sheet";
import { A4, A5 } from "./paper";
import { drawReceiptRoll } from "./receipt-roll";
import { drawStatement } from "./statement";
import { registerFonts, drawText, type Pdf, type TextStyle } from "./text";
import { drawTotals, heightOfTotals } from "./totals-block";
import { wrap } from "./wrap";

/** Every kind of document that can be drawn: an invoice or credit note, a receipt, a statement. */
export type Drawable = InvoiceDocument | ReceiptDocument | StatementDocument;

/**
 * Returns the document as a PDF of A4 pages; a receipt names its own paper. All fields are drawn as
 * plain text: the file contains no links, forms or scripts.
 */
export async function drawDocument(document: Drawable): Promise<Uint8Array> {
  if ("payment" in document) return drawReceiptFile(document);
  if ("sections" in document) {
    const { letter } = document;
    return drawPages(letter, fileInfo("Statement", letter.period ?? "", document), (sheet) =>
      drawStatement(sheet, document),
    );
  }
  const name = document.credits ? "Credit Note" : "Invoice";
  return drawPages(document, fileInfo(name, document.no, document), (sheet) =>
    drawInvoice(sheet, document),
  );
}

async function drawReceiptFile(receipt: ReceiptDocument): Promise<Uint8Array> {
  const { invoice, paper } = receipt;
  const info = fileInfo("Receipt for", invoice.no, receipt);
  if (paper !== "roll")
    return drawPages(
      invoice,
      info,
      (sheet) => drawReceipt(sheet, receipt),
      paper === "a5" ? A5 : A4,
    );
  const pdf = await openPdf(invoice, info, { autoFirstPage: false });
  const bytes = bytesOf(pdf);
  drawReceiptRoll(pdf, receipt);
  pdf.end();
  return bytes;
}

function drawInvoice(sheet: Sheet, invoice: InvoiceDocument): void {
  const document = asksForPayment(invoice) ? invoice : { ...invoice, howToPay: [], pay: null };
  drawHead(sheet, document);
  drawInvoiceTitle(sheet, document.title);
  const after = heightOfTotals(sheet, document) + heightOfClosing(sheet, document);
  drawLineTable(sheet, document, after);
  drawTotals(sheet, document);
  drawClosing(sheet, document);
  drawHeadersAndPageNumbers(sheet, document);
}

/** Returns false when nobody should pay: for a void or superseded invoice, or without a balance. */
function asksForPayment({ stamp, totals }: InvoiceDocument): boolean {
  const isOwed = /[1-9]/.test(totals.balance) && !totals.balance.startsWith("-");
  return isOwed && (stamp === "" || stamp === "DRAFT");
}

/** The title of the file, and the document whose text decides which fonts are embedded. */
type FileInfo = { title: string; content: Drawable };

function fileInfo(name: string, subject: string, content: Drawable): FileInfo {
  return { title: `${name} ${subject}`.replace(/\p{Cc}/gu, "").trim(), content };
}

async function drawPages(
  letter: Letter,
  info: FileInfo,
  content: (sheet: Sheet) => void,
  page = A4,
): Promise<Uint8Array> {
  const pdf = await openPdf(letter, info, { size: page.size });
  const bytes = bytesOf(pdf);
  content(openSheet(pdf, page, paletteFor(letter.template.color)));
  pdf.end();
  return bytes;
}

async function openPdf(
  { updatedAt }: Letter,
  { title, content }: FileInfo,
  pages: { size?: [number, number]; autoFirstPage?: boolean },
): Promise<Pdf> {
  const latin = await latinFont();
  const scripts = await fontsFor(allTextOf(content), latin);
  const file = new PDFDocument({
    ...pages,
    margin: 0,
    bufferPages: true,
    // From PDF version 1.4 on, pdfkit 0.20 copies the title into XML metadata without escaping it.
    pdfVersion: "1.3",
    lang: "en",
    displayTitle: true,
    info: {
      Title: title,
      Creator: "Lejar",
      Producer: "Lejar",
      CreationDate: new Date(updatedAt),
    },
  });
  const pdf = Object.assign(file, { latin, scripts, widths: new Map<string, number>() });
  registerFonts(pdf);
  return pdf;
}

/** Returns the document as text that contains all its characters. */
function allTextOf(document: Drawable): string {
  return JSON.stringify(document, (key, value: unknown) => (key === "logo" ? null : value));
}

function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    // Copied into a plain Uint8Array, because pdf.js rejects a Buffer.
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
  });
}

/** Draws the invoice's own title above its lines. */
function drawInvoiceTitle(sheet: Sheet, title: string): void {
  const textStyle: TextStyle = { face: "bold", size: 11, leading: 15, color: sheet.palette.ink };
  const lines = wrap(sheet.pdf, title, textStyle, sheet.page.width);
  if (lines.length === 0) return;
  for (const line of lines) {
    makeRoomForLine(sheet, textStyle.leading);
    drawText(sheet.pdf, line, sheet.page.left, sheet.y, textStyle);
    sheet.y += textStyle.leading;
  }
  sheet.y += 8;
}
