import { readInvoiceLists } from "~/models/invoices/choices.server";
import type { Session } from "~/server/session/session-storage.server";
import { minorToText } from "../../../../domain/money/money";
import { calculateForm } from "~/invoices/amounts";
import { toInvoiceRules } from "~/invoices/rules.server";
import { requirePayment } from "~/invoices/form/draft/selection.server";

/**
 * Returns the payment whose index is in the address. The initial amount of a new payment is the
 * balance, or empty when nothing is left to pay.
 */
export async function loadPaymentChooser(session: Session, request: Request) {
  const { name, draft, place, payment } = await requirePayment(session, request);
  const lists = await readInvoiceLists(session, name);
  const { balance } = calculateForm(draft.form, toInvoiceRules(lists));
  const isNew = place.payment === draft.form.payments.length;
  return {
    payment: isNew && balance > 0 ? { ...payment, amount: minorToText(balance) } : payment,
    symbol: lists.currencies.find(({ id }) => id === draft.form.currencyId)?.symbol ?? "",
  };
}
