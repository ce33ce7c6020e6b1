import { readPictureHeader } from "../pictures/picture-header";
import type { InvoiceDocument } from "./document";
import type { Pdf } from "./text";

/** A logo as it is placed: as large as fits into a box, never larger than its pixels at 96 dpi. */
export type PlacedLogo = { png: Uint8Array; width: number; height: number };

const POINTS_PER_PIXEL = 0.75;

/** Null when the business has none. */
export function fitLogo(
  { logo }: Pick<InvoiceDocument, "logo">,
  most: { width: number; height: number },
): PlacedLogo | null {
  const header = logo && readPictureHeader(logo);
  if (!header) return null;
  const scale = Math.min(most.width / header.width, most.height / header.height, POINTS_PER_PIXEL);
  return { png: logo, width: header.width * scale, height: header.height * scale };
}

export function drawLogo(pdf: Pdf, logo: PlacedLogo, left: number, top: number): void {
  // By pdfkit's own path for PNG: the file was made by us, and holds nothing but the picture.
  pdf.image(Buffer.from(logo.png), left, top, { width: logo.width, height: logo.height });
}
