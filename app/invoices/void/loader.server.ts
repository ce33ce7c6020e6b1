import { voidWords as words } from "../../../domain/words/void";
import { randomUUID } from "node:crypto";
import { describePaidMoney } from "~/models/invoices/operations.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { findBarrier } from "../barrier.server";
import type { Barrier } from "../barrier";
import { NO_MONEY_WAY } from "../money-choices.server";
import { findSaleRefund } from "../sale-refund.server";
import { toHeadingView } from "../invoice-heading.server";
import { invoicePaths } from "../paths";
import { findUndeletedInvoice } from "../undeleted-invoice.server";
import type { VoidForm } from "./schema";

/** Returns the form that voids an invoice, and the reason when the invoice cannot be voided. */
export async function loadVoidInvoice(session: Session, id: string) {
  await requireExtension("issued");
  const invoice = await findUndeletedInvoice(session, id);
  const saleRefund = invoice && (await findSaleRefund(session, invoice));
  const form: VoidForm = {
    key: randomUUID(),
    basedOn: invoice?.updated_at ?? "",
    reason: "",
    ...(saleRefund?.form ?? NO_MONEY_WAY),
  };
  return {
    companyId: session.companyId,
    form,
    heading: invoice && toHeadingView(invoice),
    refundText: invoice ? describePaidMoney(invoice) : "",
    refundChoices: saleRefund?.choices ?? null,
    barrier: invoice ? findBarrier("void", invoice) : createDeletedBarrier(id),
  };
}

function createDeletedBarrier(id: string): Barrier {
  return {
    title: words.deleted.title,
    text: words.deleted.text,
    to: invoicePaths.versions(id),
    link: words.deleted.link,
  };
}
