import { randomUUID } from "node:crypto";
import { formatDate } from "../../../domain/calendar/days";
import { formatAmount, formatMoney } from "../../../domain/money/money";
import { toShownName } from "../../../domain/given-names";
import { withQuery } from "~/lib/address";
import { owedPaths } from "~/lib/owed-paths";
import { pluralize } from "~/lib/pluralize";
import { readBaseSymbol } from "~/models/invoices/choices.server";
import { allowsEntryOperation } from "~/models/invoices/operations.server";
import { readReceipt, type Receipt } from "~/models/receipts/record.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { formatEntryAtRate } from "../entry-at-rate.server";
import { invoicePaths } from "../paths";
import { sendPaths } from "../send/paths";

/** Returns the view of a receipt: what came in, the invoices that it pays, and what is left of it. */
export async function loadWholeReceipt(session: Session, id: string) {
  await requireExtension("receipts");
  const [receipt, baseSymbol, extensions] = await Promise.all([
    readReceipt(session, id),
    readBaseSymbol(session),
    listExtensions(),
  ]);
  const { contact, currency } = receipt;
  const { symbol } = currency;
  const isActive = receipt.reversed_on === "";
  const pdf = invoicePaths.pdf("whole_receipt", id);
  return {
    companyId: session.companyId,
    /** The idempotency key of the form that undoes the receipt. */
    key: randomUUID(),
    etag: receipt.updated_at,
    business: session.companies.find((each) => each.id === session.companyId)?.name ?? "",
    symbol,
    amount: formatAmount(receipt.amount),
    contactName: contact.name,
    customerUrl: extensions.includes("owed") ? owedPaths.customer(contact.id) : "",
    undoneOn: formatDate(receipt.reversed_on),
    facts: [
      { name: "Date", value: formatDate(receipt.date) },
      { name: "Paid by", value: toShownName(receipt.method_name) },
      { name: "Deposit to", value: toShownName(receipt.account_name) },
      { name: "Reference", value: receipt.reference },
      { name: "Rounding", value: receipt.rounding ? formatAmount(receipt.rounding) : "" },
      { name: "Cash given", value: formatFigure(receipt.cash_given) },
      { name: "Change", value: formatFigure(receipt.change) },
      { name: "At that day's rate", value: formatEntryAtRate(receipt, baseSymbol) },
    ].filter(({ value }) => value !== ""),
    shares: receipt.shares.map(toShareView),
    refunds: receipt.refunds.map((refund) => ({
      id: refund.refund_id,
      to: invoicePaths.refund(refund.refund_id),
      date: formatDate(refund.date),
      amount: formatAmount(refund.amount),
    })),
    /** What of the receipt is on account; empty for nothing. */
    onAccount: receipt.on_account > 0n ? formatAmount(receipt.on_account) : "",
    giveBackUrl:
      receipt.on_account > 0n ? owedPaths.giveBack(contact.id, { currency: currency.code }) : "",
    papers: [
      { name: "PDF", to: pdf },
      { name: "A5", to: withQuery(pdf, { size: "a5" }) },
      { name: "80 mm roll", to: withQuery(pdf, { size: "roll" }) },
    ],
    /** The address of the page that sends the receipt; empty when it cannot be sent. */
    sendUrl:
      extensions.includes("send_papers") && allowsEntryOperation(receipt, "send", isActive)
        ? sendPaths.wholeReceipt(id)
        : "",
    /** The question before the receipt is undone; empty when it cannot be undone. */
    undoQuestion: allowsEntryOperation(receipt, "undo", isActive) ? describeUndo(receipt) : "",
    /** Why the receipt cannot be undone; empty when it can, or was undone. */
    undoBarrier:
      isActive && receipt.refunds.length > 0
        ? "A part of it was given back. To undo the receipt, undo the refund first."
        : "",
  };
}

function toShareView(share: Receipt["shares"][number]) {
  const isActive = share.reversed_on === "";
  return {
    id: share.payment_id,
    to: paths.invoice(share.invoice_id),
    no: share.invoice_no,
    amount: formatAmount(share.amount),
    isActive,
    about: [
      share.from_account ? `Paid on ${formatDate(share.date)} from what was on account` : "",
      describeReversal(share),
    ].filter(Boolean),
  };
}

function describeReversal({ reversed_on, released }: Receipt["shares"][number]): string {
  if (!reversed_on) return "";
  return released
    ? `Put on account on ${formatDate(reversed_on)}`
    : `Undone on ${formatDate(reversed_on)}`;
}

/** Says what undoing does. */
function describeUndo({ amount, currency: { symbol }, shares }: Receipt): string {
  const money = formatMoney(symbol, amount);
  const count = new Set(
    shares.filter((share) => !share.reversed_on).map((share) => share.invoice_id),
  ).size;
  if (count === 0)
    return `${money} will not be on account any more. The receipt stays listed as undone.`;
  return `The receipt of ${money} pays ${pluralize(count, "invoice")}, which will be owed again. It stays listed as undone.`;
}

/** Returns the formatted amount; empty when the amount was not recorded. */
function formatFigure(amount: bigint | null | undefined): string {
  return typeof amount === "bigint" ? formatAmount(amount) : "";
}
