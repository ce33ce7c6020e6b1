import { voidInvoice } from "~/models/invoices/issued.server";
import { readInvoice } from "~/models/invoices/record.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { toastWords } from "../../../domain/words/toasts";
import { handleVoidForm } from "./handle-void-form.server";

type Posted = { request: Request; id: string; posted: FormData };

/**
 * Voids an invoice, and redirects to it. When the form has errors, and after a fault, answers with
 * the typed form.
 */
export function submitVoidInvoice(session: Session, { id, ...post }: Posted) {
  return handleVoidForm(session, post, {
    extension: "issued",
    voidRecord: (voiding) => voidInvoice(session, id, voiding),
    readEtag: async () => (await readInvoice(session, id)).updated_at,
    redirectTo: paths.invoice(id),
    toast: () => toastWords.voided,
  });
}
