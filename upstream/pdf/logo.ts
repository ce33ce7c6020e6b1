import { readPictureHeader } from "../pictures/picture-header";
import type { InvoiceDocument } from "./document";
import type { Pdf } from "./text";

/**
 * A logo with its size on paper, in points. The logo is not larger than its pixels at 96 dpi.
 */
export type SizedLogo = { png: Uint8Array; width: number; height: number };

const POINTS_PER_PIXEL = 0.75;

/**
 * Returns the logo reduced to at most `most`, in points. Returns null when the business has no logo.
 */
export function fitLogo(
  { logo }: Pick<InvoiceDocument, "logo">,
  most: { width: number; height: number },
): SizedLogo | null {
  const header = logo && readPictureHeader(logo);
  if (!header) return null;
  const scale = Math.min(most.width / header.width, most.height / header.height, POINTS_PER_PIXEL);
  return { png: logo, width: header.width * scale, height: header.height * scale };
}

export function drawLogo(pdf: Pdf, logo: SizedLogo, left: number, top: number): void {
  // pdfkit decodes the PNG. This is safe, because `convertUploadedLogo` has created the file from
  // pixels alone.
  const picture = pdf.logos.get(logo.png) ?? pdf.openImage(Buffer.from(logo.png));
  pdf.logos.set(logo.png, picture);
  pdf.image(picture, left, top, { width: logo.width, height: logo.height });
}
