import { formatMoney } from "../../../domain/money/money";
import { invoiceViewWords as words } from "../../../domain/words/invoice-view";
import { fill } from "../../../domain/words/message";
import type { Extension } from "~/lib/extensions";
import { owedPaths } from "~/lib/owed-paths";
import { allowsOperation } from "~/models/invoices/operations.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { paths } from "~/paths";

/** What the customer has on account, and what can be done with it; each is empty without it. */
export type MoneyView = {
  /** The text that says how much is on account. */
  onAccount: string;
  /** The label of the button that pays this invoice from it. */
  useLabel: string;
  /** The label of the button that puts on account what this invoice was paid too much. */
  keepLabel: string;
  /** The address of the page that gives back what this invoice was paid too much. */
  giveBackUrl: string;
};

export function toMoneyView(invoice: InvoiceRecord, offered: readonly Extension[]): MoneyView {
  if (!offered.includes("receipts") || invoice.is_cash_sale)
    return { onAccount: "", useLabel: "", keepLabel: "", giveBackUrl: "" };
  const { id, on_account: onAccount, balance, to_give_back, currency, contact_id } = invoice;
  const format = (amount: bigint) => formatMoney(currency.symbol, amount);
  const usable = onAccount < balance ? onAccount : balance;
  const overpaid = to_give_back ?? 0n;
  return {
    onAccount: onAccount > 0n ? fill(words.onAccount, { amount: format(onAccount) }) : "",
    useLabel:
      usable > 0n && allowsOperation(invoice, "record_payment")
        ? fill(words.useOnAccount, { amount: format(usable) })
        : "",
    keepLabel: overpaid > 0n ? fill(words.keepOnAccount, { amount: format(overpaid) }) : "",
    giveBackUrl:
      overpaid > 0n
        ? owedPaths.giveBack(contact_id, { invoice: id, returnTo: paths.invoice(id) })
        : "",
  };
}
