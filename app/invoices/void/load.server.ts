import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { paths } from "~/paths";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { barrierOf, type Barrier } from "../barrier.server";
import { headingOf } from "../heading.server";
import { invoicePaths } from "../paths";
import { readUnlessDeleted } from "../read-or-show-deleted.server";
import type { VoidForm } from "./schema";

/** What is asked before an invoice is voided, and what stands in the way of it. */
export async function loadVoidForm(session: Session, id: string) {
  await requireExtension("issued");
  const invoice = await readUnlessDeleted(session, id);
  if (invoice?.status === INVOICE_STATUS.draft) throw redirect(paths.invoice(id));
  const form: VoidForm = { key: randomUUID(), basedOn: invoice?.updated_at ?? "", reason: "" };
  return {
    companyId: session.companyId,
    form,
    heading: invoice && headingOf(invoice),
    barrier: voidBarrierOf(id, invoice),
  };
}

/** Why it cannot be voided, and where to go instead; null when it can. */
function voidBarrierOf(id: string, invoice: InvoiceRecord | null): Omit<Barrier, "title"> | null {
  if (!invoice)
    return {
      text: "This invoice is deleted, so there is nothing to void.",
      to: invoicePaths.versions(id),
      link: "See the deleted invoice",
    };
  if (invoice.status === INVOICE_STATUS.voided)
    return {
      text: `${invoice.no} is void already.`,
      to: paths.invoice(id),
      link: "See the invoice",
    };
  return barrierOf(invoice);
}
