import { listLacks } from "~/models/business/lacks.server";
import type { Session } from "~/server/session/record.server";
import { showPdf } from "./shown.server";
import { invoicePaths } from "../paths";

/** The PDF of the invoice in the address; null when the address names none. */
export async function loadPdfPreview(session: Session, request: Request) {
  const id = new URL(request.url).searchParams.get("invoice") ?? "";
  if (!id) return null;
  const [pdf, lacks] = await Promise.all([
    showPdf(session, "invoice", id),
    listLacks(session, invoicePaths.previewPdf(id)),
  ]);
  return { ...pdf, lacks };
}
