import { loadHistory } from "~/models/shown-history.server";
import { editDraftName } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { invoicePaths } from "../paths";
import { loadInvoiceForm } from "./loader.server";

/** As `loadInvoiceForm`, with what happened to the stored invoice. */
export async function loadStoredInvoice(session: Session, request: Request, id: string) {
  const versionsAt = invoicePaths.versions(id);
  const [form, history] = await Promise.all([
    loadInvoiceForm(session, editDraftName(id), request),
    loadHistory(session, request, { of: "invoice", id, versionsAt }),
  ]);
  return { ...form, history };
}
