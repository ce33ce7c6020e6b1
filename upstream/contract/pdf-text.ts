import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Returns the text of the first page of a PDF in a reply; throws when the body is no PDF. */
export async function readFirstPageText(body: unknown): Promise<string> {
  if (!(body instanceof ArrayBuffer)) throw new TypeError("The body is no file.");
  if (Buffer.from(body).subarray(0, 4).toString() !== "%PDF")
    throw new TypeError("The body is no PDF.");
  const pdf = await getDocument({ data: new Uint8Array(body.slice(0)), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  await pdf.destroy();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}
