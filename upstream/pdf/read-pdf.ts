/** For tests: reads the text of a drawn PDF. */
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

import type { InvoiceDocument } from "./document";
import { drawDocument } from "./draw";

/** A piece of text on a page, in points from the left and from the bottom of the page. */
export type TextItem = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
};

export function openPdf(bytes: Uint8Array) {
  return getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS }).promise;
}

/**
 * Draws the document and returns the text of each page in drawing order, with one space after each
 * item.
 */
export async function readPages(document: InvoiceDocument): Promise<string[]> {
  return readFilePages(await drawDocument(document));
}

/** Returns the text of each page of a file, as `readPages` does. */
export async function readFilePages(bytes: Uint8Array): Promise<string[]> {
  const pages = await readFileItems(bytes);
  return pages.map(
    (items) =>
      `${items
        .map(({ text }) => text)
        .join(" ")
        .replace(/\s+/g, " ")} `,
  );
}

/** Draws the document and returns the text items of each page, without blank items. */
export async function readItems(document: InvoiceDocument): Promise<TextItem[][]> {
  return readFileItems(await drawDocument(document));
}

/** Returns the text items of each page of a file, as `readItems` does. */
export async function readFileItems(bytes: Uint8Array): Promise<TextItem[][]> {
  const pdf = await openPdf(bytes);
  const pages: TextItem[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      content.items.flatMap((item) => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [size = 0, , , , left = 0, baseline = 0] = item.transform.map(Number);
        return [{ text: item.str, left, right: left + item.width, baseline, size }];
      }),
    );
  }
  await pdf.destroy();
  return pages;
}
