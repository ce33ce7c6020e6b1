import PDFDocument from "pdfkit";

import { getLanguageTag } from "../../domain/languages";
import { ENGLISH_PAPER } from "../../domain/paper-languages";
import { createPalette } from "./color";
import { drawClosing, measureClosing } from "./closing";
import type { DocumentHead, InvoiceBundle, InvoiceDocument, StatementDocument } from "./document";
import { drawReceipt } from "./receipt";
import type { ReceiptDocument } from "./receipt-document";
import { readScriptFonts, readLatinFont } from "./fonts";
import { createPaperLabels } from "../../domain/paper-labels";
import { drawHead } from "./styles/draw-head";
import { drawLineTable } from "./line-table";
import { drawHeadersAndPageNumbers } from "./running-header";
import {
  addPage,
  makeRoomForLine,
  createDrawingContext,
  type DrawingContext,
} from "./drawing-context";
import { A4, A5 } from "./paper";
import { drawReceiptRoll } from "./receipt-roll";
import { drawStatement } from "./statement";
import { registerFonts, drawText, type Pdf, type TextStyle } from "./text";
import { drawTotals, measureTotals } from "./totals-block";
import { wrapText } from "./wrap";

/** What can be drawn: an invoice, a credit note, several invoices, a receipt or a statement. */
export type PrintableDocument =
  InvoiceDocument | InvoiceBundle | ReceiptDocument | StatementDocument;

/**
 * Returns the document as a PDF of A4 pages, or a receipt on its `paper`. All fields are drawn as
 * plain text: the file contains no links, forms or scripts.
 */
export async function drawDocument(document: PrintableDocument): Promise<Uint8Array> {
  if ("payment" in document) return drawReceiptFile(document);
  if ("sections" in document) {
    const { head } = document;
    const { words } = createPaperLabels(head.languages);
    const info = createFileInfo(words.statement, head.period ?? "", document);
    return drawPages(head, info, (context) => drawStatement(context, document));
  }
  if ("invoices" in document) return drawInvoices(document);
  const { words } = createPaperLabels(document.languages);
  const name = document.credits ? words.names.creditNote : words.invoice;
  return drawPages(document, createFileInfo(name, document.no, document), (context) =>
    drawInvoice(context, document),
  );
}

async function drawInvoices(bundle: InvoiceBundle): Promise<Uint8Array> {
  const [first, ...others] = bundle.invoices;
  if (!first) throw new Error("A bundle has at least one invoice.");
  const { words } = createPaperLabels(first.languages);
  return drawPages(first, createFileInfo(words.invoices, "", bundle), (context) => {
    drawInvoice(context, first);
    for (const invoice of others) {
      const { pdf, page } = context;
      addPage(context);
      const palette = createPalette(invoice.template.color);
      const labels = createPaperLabels(invoice.languages);
      drawInvoice(createDrawingContext(pdf, { page, palette, labels }), invoice);
    }
  });
}

async function drawReceiptFile(receipt: ReceiptDocument): Promise<Uint8Array> {
  const { invoice, paper } = receipt;
  const { words } = createPaperLabels(invoice.languages);
  const info = createFileInfo(words.receiptFor, invoice.no, receipt);
  if (paper !== "roll")
    return drawPages(
      invoice,
      info,
      (context) => drawReceipt(context, receipt),
      paper === "a5" ? A5 : A4,
    );
  const pdf = await openPdf(invoice, info, { autoFirstPage: false });
  const bytes = collectBytes(pdf);
  drawReceiptRoll(pdf, receipt);
  pdf.end();
  return bytes;
}

function drawInvoice(context: DrawingContext, invoice: InvoiceDocument): void {
  const document = asksForPayment(invoice) ? invoice : { ...invoice, howToPay: [], pay: null };
  drawHead(context, document);
  drawInvoiceTitle(context, document.title);
  const after = measureTotals(context, document) + measureClosing(context, document);
  drawLineTable(context, document, after);
  drawTotals(context, document);
  drawClosing(context, document);
  drawHeadersAndPageNumbers(context, document);
}

/** Returns true when the balance is positive and the invoice has no stamp or the stamp DRAFT. */
function asksForPayment({ stamp, totals }: InvoiceDocument): boolean {
  const isOwed = /[1-9]/.test(totals.balance) && !totals.balance.startsWith("-");
  return isOwed && (stamp === "" || stamp === "DRAFT");
}

/** The title of the file, and the document whose text decides which fonts are embedded. */
type FileInfo = { title: string; content: PrintableDocument };

function createFileInfo(name: string, subject: string, content: PrintableDocument): FileInfo {
  return { title: `${name} ${subject}`.replace(/\p{Cc}/gu, "").trim(), content };
}

async function drawPages(
  head: DocumentHead,
  info: FileInfo,
  content: (context: DrawingContext) => void,
  page = A4,
): Promise<Uint8Array> {
  const pdf = await openPdf(head, info, { size: page.size });
  const bytes = collectBytes(pdf);
  const palette = createPalette(head.template.color);
  const labels = createPaperLabels(head.languages);
  content(createDrawingContext(pdf, { page, palette, labels }));
  pdf.end();
  return bytes;
}

async function openPdf(
  { updatedAt, languages = ENGLISH_PAPER }: DocumentHead,
  { title, content }: FileInfo,
  pages: { size?: [number, number]; autoFirstPage?: boolean },
): Promise<Pdf> {
  const latin = await readLatinFont();
  const scripts = await readScriptFonts(joinAllText(content), latin);
  const file = new PDFDocument({
    ...pages,
    margin: 0,
    bufferPages: true,
    // From PDF version 1.4 on, pdfkit 0.20 copies the title into XML metadata without escaping it.
    pdfVersion: "1.3",
    lang: getLanguageTag(languages.language),
    displayTitle: true,
    info: {
      Title: title,
      Creator: "Lejar",
      Producer: "Lejar",
      CreationDate: new Date(updatedAt),
    },
  });
  const pdf = Object.assign(file, {
    latin,
    scripts,
    widths: new Map<string, number>(),
    logos: new Map(),
  });
  registerFonts(pdf);
  return pdf;
}

/** Returns text that contains all characters of the document and of its labels. */
function joinAllText(document: PrintableDocument): string {
  const texts = JSON.stringify(document, (key, value: unknown) => (key === "logo" ? null : value));
  const labels = listPapers(document).map(({ languages }) => createPaperLabels(languages));
  return texts + JSON.stringify(labels.map(({ words, besideWords }) => [words, besideWords]));
}

function listPapers(document: PrintableDocument): Pick<DocumentHead, "languages">[] {
  if ("payment" in document) return [document.invoice];
  if ("sections" in document) return [document.head];
  return "invoices" in document ? document.invoices : [document];
}

function collectBytes(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    // Copied into a plain Uint8Array, because pdf.js rejects a Buffer.
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
  });
}

/** Draws the invoice's own title above its lines. */
function drawInvoiceTitle(context: DrawingContext, title: string): void {
  const textStyle: TextStyle = { face: "bold", size: 11, leading: 15, color: context.palette.ink };
  const lines = wrapText(context.pdf, title, textStyle, context.page.width);
  if (lines.length === 0) return;
  for (const line of lines) {
    makeRoomForLine(context, textStyle.leading);
    drawText(context.pdf, line, context.page.left, context.y, textStyle);
    context.y += textStyle.leading;
  }
  context.y += 8;
}
