import { formatMoney } from "../../../../domain/money/money";
import { fill } from "../../../../domain/words/message";
import { moneyEntryWords as words } from "../../../../domain/words/money-entries";
import { toEntryView } from "~/invoices/entry-view.server";
import { toPaperLinks } from "~/invoices/paper-links.server";
import { invoicePaths } from "~/invoices/paths";
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
  const isActive = refund.reversed_on === "";
  return {
    ...toEntryView(refund, {
      ...{ session, baseSymbol, hasCustomerPage: extensions.includes("owed") },
      accountLabel: words.facts.paidFrom,
    }),
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
      ? fill(words.undoRefund.text, { amount: formatMoney(refund.currency.symbol, refund.amount) })
      : "",
  };
}
