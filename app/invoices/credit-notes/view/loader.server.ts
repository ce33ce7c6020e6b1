import { creditNoteWords as words } from "../../../../domain/words/credit-notes";
import { fill } from "../../../../domain/words/message";
import { formatAmount, formatMoney } from "../../../../domain/money/money";
import { formatDate } from "../../../../domain/calendar/days";
import { sumTaxesByName, toDetailLines } from "~/models/credit-notes/details.server";
import { readCreditNote, type CreditNoteRecord } from "~/models/credit-notes/record.server";
import { allowsEntryOperation } from "~/models/invoices/operations.server";
import { readBaseSymbol } from "~/models/invoices/choices.server";
import { isRateOne } from "~/models/wire.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "~/invoices/paths";
import { sendPaths } from "~/invoices/send/paths";

/** Returns the view of a credit note, with the addresses of its invoice and its PDF. */
export async function loadCreditNote(session: Session, id: string) {
  await requireExtension("credit_notes");
  const note = await readCreditNote(session, id);
  const isValid = !note.voided_on;
  const extensions = await listExtensions();
  const canSend = extensions.includes("send_papers") && extensions.includes("links");
  return {
    no: note.no,
    date: formatDate(note.date),
    reason: note.reason,
    contactName: note.contact_name,
    symbol: note.currency.symbol,
    /** The address of the invoice; empty when the invoice is deleted. */
    invoiceUrl: note.invoice_id ? paths.invoice(note.invoice_id) : "",
    invoice: fill(words.invoiceOf, {
      no: note.invoice_no,
      date: formatDate(note.invoice_date),
    }),
    lines: toDetailLines(note),
    net: formatAmount(note.net),
    taxes: sumTaxesByName(note),
    amount: formatAmount(note.amount),
    /** The base amount; null when the exchange rate is 1. */
    base: isRateOne(note.currency_rate)
      ? null
      : {
          symbol: await readBaseSymbol(session),
          rate: note.currency_rate,
          amount: formatAmount(note.base_amount),
        },
    money: toMoneyLinks(note),
    voidedOn: formatDate(note.voided_on ?? ""),
    voidReason: note.void_reason,
    pdf: invoicePaths.pdf("credit_note", note.id),
    /**
     * The address of the page that sends the credit note; empty when the API cannot send credit
     * notes, or when the credit note is void.
     */
    sendUrl:
      canSend && allowsEntryOperation(note, "send", isValid) ? sendPaths.creditNote(note.id) : "",
    /** The address of the page that voids the credit note; empty when it is void. */
    voidUrl: allowsEntryOperation(note, "void", isValid)
      ? invoicePaths.voidCreditNote(note.id)
      : "",
  };
}

/** Returns what became of the money that was overpaid, with the addresses of where it is. */
function toMoneyLinks({ released, refunds, currency: { symbol } }: CreditNoteRecord) {
  const format = (entry: { date: string; amount: bigint }) => ({
    amount: formatMoney(symbol, entry.amount),
    date: formatDate(entry.date),
  });
  return [
    ...(released ?? []).map(({ receipt_id, ...entry }) => ({
      text: fill(words.putOnAccount, format(entry)),
      to: invoicePaths.wholeReceipt(receipt_id),
    })),
    ...(refunds ?? []).map(({ refund_id, ...entry }) => ({
      text: fill(words.givenBack, format(entry)),
      to: invoicePaths.refund(refund_id),
    })),
  ];
}
