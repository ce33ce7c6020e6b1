import { formatDate } from "../../../domain/calendar/days";
import { formatAmount, formatMoney } from "../../../domain/money/money";
import { count } from "../../../domain/words/in-languages";
import { fill } from "../../../domain/words/message";
import { moneyEntryWords as words } from "../../../domain/words/money-entries";
import { owedPaths } from "~/lib/owed-paths";
import { readBaseSymbol } from "~/models/invoices/choices.server";
import { allowsEntryOperation } from "~/models/invoices/operations.server";
import { readReceipt, type Receipt } from "~/models/receipts/record.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { toEntryView } from "../entry-view.server";
import { toPaperLinks } from "../paper-links.server";
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
  const isActive = receipt.reversed_on === "";
  return {
    ...toEntryView(receipt, {
      ...{ session, baseSymbol, hasCustomerPage: extensions.includes("owed") },
      accountLabel: words.facts.depositTo,
      moreFacts: [
        { name: words.facts.cashGiven, value: formatFigure(receipt.cash_given) },
        { name: words.facts.change, value: formatFigure(receipt.change) },
      ],
    }),
    shares: receipt.shares.map((share) => toShareView(share, currency.symbol)),
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
    papers: toPaperLinks(invoicePaths.pdf("whole_receipt", id)),
    /** The address of the page that sends the receipt; empty when it cannot be sent. */
    sendUrl:
      extensions.includes("send_papers") && allowsEntryOperation(receipt, "send", isActive)
        ? sendPaths.wholeReceipt(id)
        : "",
    /** The question before the receipt is undone; empty when it cannot be undone. */
    undoQuestion: allowsEntryOperation(receipt, "undo", isActive) ? describeUndo(receipt) : "",
    /** Why the receipt cannot be undone; empty when it can, or was undone. */
    undoBarrier: isActive && receipt.refunds.length > 0 ? words.undoReceipt.barrier : "",
  };
}

function toShareView(share: Receipt["shares"][number], symbol: string) {
  const isActive = share.reversed_on === "";
  return {
    id: share.payment_id,
    to: paths.invoice(share.invoice_id),
    no: share.invoice_no,
    amount: formatAmount(share.amount),
    isActive,
    about: [
      share.from_account ? fill(words.paidFromAccount, { date: formatDate(share.date) }) : "",
      describeReversal(share, symbol),
    ].filter(Boolean),
  };
}

function describeReversal(
  { reversed_on, amount, released, released_amount: part }: Receipt["shares"][number],
  symbol: string,
): string {
  if (!reversed_on) return "";
  const date = formatDate(reversed_on);
  if (!released) return fill(words.undone, { date });
  if (!part || part >= amount) return fill(words.putOnAccount, { date });
  return fill(words.partlyPutOnAccount, {
    ...{ date, amount: formatMoney(symbol, part), rest: formatMoney(symbol, amount - part) },
  });
}

/** Says what undoing does. */
function describeUndo({ amount, currency: { symbol }, shares }: Receipt): string {
  const money = formatMoney(symbol, amount);
  const invoices = new Set(
    shares.filter((share) => !share.reversed_on).map((share) => share.invoice_id),
  ).size;
  return invoices === 0
    ? fill(words.undoReceipt.text, { amount: money })
    : count(words.undoShares, invoices, { amount: money });
}

/** Returns the formatted amount; empty when the amount was not recorded. */
function formatFigure(amount: bigint | null | undefined): string {
  return typeof amount === "bigint" ? formatAmount(amount) : "";
}
