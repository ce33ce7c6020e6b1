import { randomUUID } from "node:crypto";
import { formatDate } from "../../../../domain/calendar/days";
import { formatAmount, formatMoney } from "../../../../domain/money/money";
import { toShownName } from "../../../../domain/given-names";
import { fill } from "../../../../domain/words/message";
import { moneyEntryWords as words } from "../../../../domain/words/money-entries";
import { formatEntryAtRate } from "~/invoices/entry-at-rate.server";
import { toPaperLinks } from "~/invoices/paper-links.server";
import { invoicePaths } from "~/invoices/paths";
import { owedPaths } from "~/lib/owed-paths";
import { readBaseSymbol } from "~/models/invoices/choices.server";
import { allowsEntryOperation } from "~/models/invoices/operations.server";
import { readRefund } from "~/models/receipts/record.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";

/** Returns the view of a refund: what was given back, and for which invoice. */
export async function loadRefund(session: Session, id: string) {
  await requireExtension("receipts");
  const [refund, baseSymbol, extensions] = await Promise.all([
    readRefund(session, id),
    readBaseSymbol(session),
    listExtensions(),
  ]);
  const { contact, currency } = refund;
  const isActive = refund.reversed_on === "";
  return {
    companyId: session.companyId,
    /** The idempotency key of the form that undoes the refund. */
    key: randomUUID(),
    etag: refund.updated_at,
    business: session.companies.find((each) => each.id === session.companyId)?.name ?? "",
    symbol: currency.symbol,
    amount: formatAmount(refund.amount),
    contactName: contact.name,
    customerUrl: extensions.includes("owed") ? owedPaths.customer(contact.id) : "",
    undoneOn: formatDate(refund.reversed_on),
    facts: [
      { name: words.facts.date, value: formatDate(refund.date) },
      { name: words.facts.paidBy, value: toShownName(refund.method_name) },
      { name: words.facts.paidFrom, value: toShownName(refund.account_name) },
      { name: words.facts.reference, value: refund.reference },
      { name: words.facts.rounding, value: refund.rounding ? formatAmount(refund.rounding) : "" },
      { name: words.facts.atRate, value: formatEntryAtRate(refund, baseSymbol) },
    ].filter(({ value }) => value !== ""),
    /** The invoice and the credit note that it was given back for. */
    links: [
      { text: refund.invoice_no, to: refund.invoice_id && paths.invoice(refund.invoice_id) },
      {
        text: refund.credit_note_no,
        to: refund.credit_note_id && invoicePaths.creditNote(refund.credit_note_id),
      },
    ].filter(({ to }) => to !== ""),
    papers: toPaperLinks(invoicePaths.pdf("refund", id)),
    /** The question before the refund is undone; empty when it cannot be undone. */
    undoQuestion: allowsEntryOperation(refund, "undo", isActive)
      ? fill(words.undoRefund.text, { amount: formatMoney(currency.symbol, refund.amount) })
      : "",
  };
}
