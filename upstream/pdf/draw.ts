import PDFDocument from "pdfkit";

import { paletteFor } from "./color";
import type { InvoiceDocument } from "./document";
import { openSheet, type Sheet } from "./page-furniture";
import { drawPlain } from "./style-plain";
import type { Pdf } from "./text";

type Style = (sheet: Sheet, document: InvoiceDocument) => void;

/** A style that is not built yet is drawn as the plain one. */
const STYLES: { [style in InvoiceDocument["template"]["style"]]: Style } = {
  0: drawPlain,
  1: drawPlain,
  2: drawPlain,
};

/**
 * The invoice as a PDF of A4 pages. Every field is set as text and nothing
 * else: no links, no forms, no script, whatever it holds.
 */
export async function drawInvoice(document: InvoiceDocument): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    // From 1.4 on, pdfkit 0.20 copies the title unescaped into XML metadata.
    pdfVersion: "1.3",
    lang: "en",
    displayTitle: true,
    info: {
      Title: `Invoice ${document.no}`.replace(/\p{Cc}/gu, ""),
      Creator: "Lejar",
      Producer: "Lejar",
      CreationDate: new Date(document.updatedAt),
    },
  });
  const bytes = bytesOf(pdf);
  STYLES[document.template.style](openSheet(pdf, paletteFor(document.template.color)), document);
  pdf.end();
  return bytes;
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
