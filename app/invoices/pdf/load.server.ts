import type { Session } from "~/server/session/record.server";
import { showPdf } from "./shown.server";

/** The PDF of the invoice in the address; null when the address names none. */
export async function loadPdfPreview(session: Session, request: Request) {
  const id = new URL(request.url).searchParams.get("invoice") ?? "";
  if (!id) return null;
  return showPdf(session, "invoice", id);
}
