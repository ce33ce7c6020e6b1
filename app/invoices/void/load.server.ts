import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { INVOICE_STATUS } from "~/models/invoices/status";
import { paths } from "~/paths";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
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
    obstacle: obstacleOf(id, invoice),
  };
}

type Obstacle = { text: string; to: string; label: string };

/** Why it cannot be voided, and where to go instead; null when it can. */
function obstacleOf(id: string, invoice: InvoiceRecord | null): Obstacle | null {
  if (!invoice)
    return {
      text: "This invoice is deleted, so there is nothing to void.",
      to: invoicePaths.versions(id),
      label: "See the deleted invoice",
    };
  const { no, status, partials } = invoice;
  const at = paths.invoice(id);
  if (status === INVOICE_STATUS.voided)
    return { text: `${no} is voided already.`, to: at, label: "See the invoice" };
  if (partials.length > 0)
    return {
      text: `Money came in for ${no}. It can be voided once every payment of it is undone.`,
      to: `${at}#payments`,
      label: "See the payments",
    };
  return null;
}
