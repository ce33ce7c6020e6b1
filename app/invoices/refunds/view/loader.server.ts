import { randomUUID } from "node:crypto";
import { formatDate } from "../../../../domain/calendar/days";
import { formatAmount, formatMoney } from "../../../../domain/money/money";
import { toShownName } from "../../../../domain/given-names";
import { formatEntryAtRate } from "~/invoices/entry-at-rate.server";
import { invoicePaths } from "~/invoices/paths";
import { withQuery } from "~/lib/address";
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
  const pdf = invoicePaths.pdf("refund", id);
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
      { name: "Date", value: formatDate(refund.date) },
      { name: "Paid by", value: toShownName(refund.method_name) },
      { name: "Paid from", value: toShownName(refund.account_name) },
      { name: "Reference", value: refund.reference },
      { name: "Rounding", value: refund.rounding ? formatAmount(refund.rounding) : "" },
      { name: "At that day's rate", value: formatEntryAtRate(refund, baseSymbol) },
    ].filter(({ value }) => value !== ""),
    /** The invoice and the credit note that it was given back for. */
    links: [
      { text: refund.invoice_no, to: refund.invoice_id && paths.invoice(refund.invoice_id) },
      {
        text: refund.credit_note_no,
        to: refund.credit_note_id && invoicePaths.creditNote(refund.credit_note_id),
      },
    ].filter(({ to }) => to !== ""),
    papers: [
      { name: "PDF", to: pdf },
      { name: "A5", to: withQuery(pdf, { size: "a5" }) },
      { name: "80 mm roll", to: withQuery(pdf, { size: "roll" }) },
    ],
    /** The question before the refund is undone; empty when it cannot be undone. */
    undoQuestion: allowsEntryOperation(refund, "undo", isActive)
      ? `${formatMoney(currency.symbol, refund.amount)} will be on account again. The refund stays listed as undone.`
      : "",
  };
}
