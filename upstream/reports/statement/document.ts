import { formatAmount } from "../../../domain/money/money";
import { formatDate } from "../../../domain/calendar/days";
import { readCustomer, readSeller, toPaperLanguages } from "../../invoices/versions/parties";
import type { StatementDocument, StatementSection } from "../../pdf/document";
import { toCustomerFields, toSellerFields } from "../../invoices/versions/issued-document";
import { joinListIn } from "../../../domain/words/in-languages";
import { fill } from "../../../domain/words/message";
import type { PaperWords } from "../../../domain/words/papers";
import { createPaperLabels, type PaperLabels } from "../../../domain/paper-labels";
import type { EntryKind } from "./entries";
import type { Statement } from "./statement";

/** Converts a statement to its printable document, with the current details of seller and customer. */
export async function toStatementDocument(statement: Statement): Promise<StatementDocument> {
  const { books, customer, from, to, today, sections } = statement;
  const seller = await readSeller(books, customer.company_id);
  const recipient = await readCustomer(books, customer.id);
  const { company, template } = toSellerFields(seller);
  const languages = toPaperLanguages({ seller, customer: recipient });
  const labels = createPaperLabels(languages);
  return {
    head: {
      ...{ company, template, logo: seller.logo },
      customer: toCustomerFields(recipient),
      languages,
      heading: "Statement",
      ...{ no: "", dueDate: "", term: "", stamp: "", currency: { code: "" } },
      // The time depends only on the last day, so that the same statement gives the same file.
      updatedAt: `${to}T00:00:00.000Z`,
      date: formatDate(today),
      period: fill(labels.words.span, { from: formatDate(from), to: formatDate(to) }),
    },
    sections: sections.map(({ currency, opening, entries, closing, onAccount }) => ({
      currency: currency.code,
      opening: formatAmount(opening),
      rows: entries.map((entry) => toRow(entry, labels)),
      closing: formatAmount(closing),
      onAccount: onAccount === 0n ? "" : formatAmount(-onAccount),
    })),
  };
}

type Entry = Statement["sections"][number]["entries"][number];

function toRow(
  entry: Entry,
  { language, words, translate }: PaperLabels,
): StatementSection["rows"][number] {
  const change = BigInt(entry.change);
  const rounding = BigInt(entry.rounding);
  const details = [
    describeEntry(entry, joinListIn(language, entry.invoice_nos), words),
    translate(entry.method).text,
    // The reason of a void is not shown to the customer.
    entry.kind === "credit_note_void" ? "" : entry.reference,
    rounding === 0n ? "" : fill(words.roundingPart, { amount: formatAmount(rounding) }),
  ];
  return {
    date: formatDate(entry.day),
    details: details.filter((text) => text.trim() !== "").join(words.comma),
    charge: change < 0n ? "" : formatAmount(change),
    credit: change < 0n ? formatAmount(-change) : "",
    balance: formatAmount(entry.balance),
  };
}

function describeEntry({ kind, no }: Entry, invoiceNo: string, words: PaperWords): string {
  const isOnAccount = invoiceNo === "";
  const descriptions: Record<EntryKind, () => string> = {
    invoice: () => fill(words.invoiceRow, { no }),
    payment: () => (isOnAccount ? words.onAccountRow : fill(words.paymentRow, { no: invoiceNo })),
    payment_reversal: () =>
      isOnAccount ? words.onAccountUndoneRow : fill(words.paymentUndoneRow, { no: invoiceNo }),
    refund: () => words.refundRow,
    refund_reversal: () => words.refundUndoneRow,
    credit_note: () => fill(words.creditNoteRow, { no, invoiceNo }),
    credit_note_void: () => fill(words.creditNoteVoidRow, { no, invoiceNo }),
    rounding_change: () => fill(words.cashRoundingRow, { no: invoiceNo }),
  };
  return descriptions[kind]();
}
