import { voidInvoice } from "~/models/invoices/issued.server";
import { readInvoice } from "~/models/invoices/record.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { INVOICE_TOASTS } from "../toasts";
import { voidByForm } from "./void-by-form.server";

type Posted = { request: Request; id: string; posted: FormData };

/** Voids an invoice; what is refused comes back as it was typed. */
export function submitVoidForm(session: Session, { id, ...post }: Posted) {
  return voidByForm(session, post, {
    extension: "issued",
    write: (asked) => voidInvoice(session, id, asked),
    versionNow: async () => (await readInvoice(session, id)).updated_at,
    to: paths.invoice(id),
    said: INVOICE_TOASTS.voided,
  });
}
