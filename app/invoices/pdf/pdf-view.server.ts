import { type PdfKind } from "~/paths";
import { openPdf } from "~/server/http/pdf-pages.server";
import { toPdfSource } from "./fetch-pdf.server";
import type { Session } from "~/server/session/session-storage.server";
import { invoicePaths } from "../paths";

/**
 * The addresses of a PDF: `fileUrl` opens it, `downloadUrl` saves it as a file, and `pages` are the
 * pictures of its pages.
 */
export type PdfView = { fileUrl: string; downloadUrl: string; pages: string[] };

/** Returns the addresses of a PDF and of the pictures of its pages. */
export async function loadPdfView(session: Session, kind: PdfKind, id: string): Promise<PdfView> {
  const { version, pageCount } = await openPdf(session, toPdfSource(session, kind, id));
  const file = invoicePaths.pdf(kind, id);
  const pages = Array.from({ length: pageCount }, (_, index) =>
    invoicePaths.pdfPage(kind, id, { version, page: index + 1 }),
  );
  return { fileUrl: file, downloadUrl: `${file}?save`, pages };
}
