import PDFDocument from "pdfkit";

import { paletteFor } from "./color";
import type { InvoiceDocument } from "./document";
import { drawReceipt, type ReceiptDocument } from "./receipt";
import { fontsFor, latinFont } from "./fonts";
import { openSheet, type Sheet } from "./page-furniture";
import { drawBand } from "./style-band";
import { drawClassic } from "./style-classic";
import { drawPlain } from "./style-plain";
import { registerFonts, type Pdf } from "./text";

type Style = (sheet: Sheet, document: InvoiceDocument) => void;

const STYLES: { [style in InvoiceDocument["template"]["style"]]: Style } = {
  0: drawPlain,
  1: drawBand,
  2: drawClassic,
};

/** An invoice, a credit note, or the receipt of a payment. */
export type Drawable = InvoiceDocument | ReceiptDocument;

/**
 * The document as a PDF of A4 pages. Every field is set as text and nothing
 * else: no links, no forms, no script, whatever it holds.
 */
export async function drawDocument(document: Drawable): Promise<Uint8Array> {
  if (!("payment" in document))
    return draw(document, { name: nameOf(document), text: document }, styleOf(document));
  return draw(document.invoice, { name: "Receipt for", text: document }, (sheet) =>
    drawReceipt(sheet, document),
  );
}

function nameOf({ credits }: InvoiceDocument): string {
  return credits ? "Credit Note" : "Invoice";
}

function styleOf({ template }: InvoiceDocument): Style {
  return STYLES[template.style];
}

type Told = { name: string; text: Drawable };

async function draw(document: InvoiceDocument, told: Told, style: Style): Promise<Uint8Array> {
  const pdf = await openPdf(document, told);
  const bytes = bytesOf(pdf);
  style(openSheet(pdf, paletteFor(document.template.color)), document);
  pdf.end();
  return bytes;
}

async function openPdf(document: InvoiceDocument, { name, text }: Told): Promise<Pdf> {
  const latin = await latinFont();
  const scripts = await fontsFor(textOf(text), latin);
  const file = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    // From 1.4 on, pdfkit 0.20 copies the title unescaped into XML metadata.
    pdfVersion: "1.3",
    lang: "en",
    displayTitle: true,
    info: {
      Title: `${name} ${document.no}`.replace(/\p{Cc}/gu, "").trim(),
      Creator: "Lejar",
      Producer: "Lejar",
      CreationDate: new Date(document.updatedAt),
    },
  });
  const pdf = Object.assign(file, { latin, scripts, widths: new Map<string, number>() });
  registerFonts(pdf);
  return pdf;
}

/** All that is to be set. */
function textOf(told: Drawable): string {
  return JSON.stringify(told, (key, value: unknown) => (key === "logo" ? null : value));
}

function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    // A plain Uint8Array: pdf.js refuses a Buffer.
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
  });
}
