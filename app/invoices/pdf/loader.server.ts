import { listMissingFields } from "~/models/business/missing-fields.server";
import { parseReturnPath } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { loadPdfView } from "./pdf-view.server";
import { invoicePaths, joinInvoiceChildId } from "../paths";

/**
 * Returns the view of the PDF that the address names, and the business details that the PDF lacks;
 * none for a version, which cannot be changed. Returns null when the address names no invoice.
 */
export async function loadPdfPreview(session: Session, request: Request) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("invoice") ?? "";
  const version = searchParams.get("version");
  const returnTo = parseReturnPath(searchParams.get("returnTo")) ?? undefined;
  if (!id) return null;
  if (version !== null)
    return {
      ...(await loadPdfView(session, "version", joinInvoiceChildId(id, version))),
      missingDetails: [],
    };
  const [pdf, missingDetails] = await Promise.all([
    loadPdfView(session, "invoice", id),
    listMissingFields(session, invoicePaths.previewPdf(id, { returnTo })),
  ]);
  return { ...pdf, missingDetails };
}
