import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { readInvoice } from "~/models/invoices/record.server";
import { INVOICE_STATUS } from "~/models/invoices/status";
import { paths } from "~/paths";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { barrierOf } from "../barrier.server";
import type { VoidForm } from "./schema";

/** What is asked before an invoice is voided; one that cannot be shows itself. */
export async function loadVoidForm(session: Session, id: string) {
  await requireExtension("issued");
  const invoice = await readInvoice(session, id);
  const { status } = invoice;
  if (status === INVOICE_STATUS.draft || status === INVOICE_STATUS.voided)
    throw redirect(paths.invoice(id));
  const form: VoidForm = { key: randomUUID(), basedOn: invoice.updated_at, reason: "" };
  return {
    companyId: session.companyId,
    form,
    no: invoice.no,
    contactName: invoice.contact_name,
    barrier: barrierOf(invoice),
  };
}
