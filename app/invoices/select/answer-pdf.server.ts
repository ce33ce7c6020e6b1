import { fetchInvoicesPdf } from "~/models/invoices/pdf.server";
import { createNotFoundPage } from "~/server/request/error-page.server";
import { setSecurityHeaders } from "~/server/security/headers.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { parseSelectedIds } from "../selected-ids";

/**
 * Answers with the invoices of the address as one PDF to save, in the order of the address. Throws
 * a 404 page when there are no ids, and when the API lacks the extension `selections`.
 */
export async function answerSelectionPdf(session: Session, request: Request): Promise<Response> {
  await requireExtension("selections");
  const ids = parseSelectedIds(new URL(request.url).searchParams.getAll("item"));
  if (ids.length === 0) throw createNotFoundPage();
  const { bytes } = await fetchInvoicesPdf(session, ids);
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": 'attachment; filename="invoices.pdf"',
  });
  setSecurityHeaders(headers);
  return new Response(bytes, { headers });
}
