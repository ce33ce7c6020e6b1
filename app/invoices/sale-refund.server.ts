import { allowsOperation } from "~/models/invoices/operations.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { readMoneyChoices, toFirstWay, type MoneyChoices } from "./money-choices.server";
import type { MoneyWay } from "./money-form";

type RefundWay = { form: MoneyWay; choices: MoneyChoices };

/**
 * Returns the fields that say how the money of a paid cash sale is given back when it is voided or
 * deleted. Returns null for other invoices.
 */
export async function findSaleRefund(
  session: Session,
  invoice: InvoiceRecord,
): Promise<RefundWay | null> {
  const isSale = invoice.is_cash_sale === true && allowsOperation(invoice, "void");
  return isSale ? findRefundWay(session, invoice) : null;
}

/**
 * Returns the fields that say how the money of an invoice is given back, filled in as it was paid,
 * and what they are chosen from. Returns null when nothing was paid, and when the API does not let
 * the user choose.
 */
export async function findRefundWay(
  session: Session,
  invoice: InvoiceRecord,
): Promise<RefundWay | null> {
  const paid = invoice.partials.at(-1);
  if (!paid || !(await listExtensions()).includes("receipts")) return null;
  const { methods, accounts } = await readMoneyChoices(session);
  const first = toFirstWay({ methods, accounts });
  return {
    form: {
      ...first,
      methodId: paid.method_id || first.methodId,
      filledFor: paid.method_id || first.filledFor,
      accountId: paid.account_id || first.accountId,
    },
    choices: { methods, accounts },
  };
}
