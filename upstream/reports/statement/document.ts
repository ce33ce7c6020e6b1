import { formatAmount } from "../../../domain/money/money";
import { formatDate } from "../../../domain/calendar/days";
import { readCustomer, readSeller } from "../../invoices/versions/parties";
import type { StatementDocument, StatementSection } from "../../pdf/document";
import { toSellerFields } from "../../invoices/versions/issued-document";
import type { EntryKind } from "./entries";
import type { Statement } from "./statement";

/** Converts a statement to its printable document, with the current details of seller and customer. */
export async function toStatementDocument(statement: Statement): Promise<StatementDocument> {
  const { books, customer, from, to, today, sections } = statement;
  const seller = await readSeller(books, customer.company_id);
  const { company, template } = toSellerFields(seller);
  return {
    head: {
      ...{ company, template, logo: seller.logo },
      customer: await readCustomer(books, customer.id),
      heading: "Statement",
      ...{ no: "", dueDate: "", term: "", stamp: "", currency: { code: "" } },
      // The time depends only on the last day, so that the same statement gives the same file.
      updatedAt: `${to}T00:00:00.000Z`,
      date: formatDate(today),
      period: `${formatDate(from)} to ${formatDate(to)}`,
    },
    sections: sections.map(({ currency, opening, entries, closing }) => ({
      currency: currency.code,
      opening: formatAmount(opening),
      rows: entries.map(toRow),
      closing: formatAmount(closing),
    })),
  };
}

type Entry = Statement["sections"][number]["entries"][number];

function toRow(entry: Entry): StatementSection["rows"][number] {
  const change = BigInt(entry.change);
  const rounding = BigInt(entry.rounding);
  const details = [
    DESCRIPTIONS[entry.kind](entry),
    entry.method,
    // The reason of a void is not shown to the customer.
    entry.kind === "credit_note_void" ? "" : entry.reference,
    rounding === 0n ? "" : `rounding ${formatAmount(rounding)}`,
  ];
  return {
    date: formatDate(entry.day),
    details: details.filter((text) => text.trim() !== "").join(", "),
    charge: change < 0n ? "" : formatAmount(change),
    credit: change < 0n ? formatAmount(-change) : "",
    balance: formatAmount(entry.balance),
  };
}

function describePayment({ invoice_no }: Pick<Entry, "invoice_no">): string {
  return invoice_no === "" ? "Payment on account" : `Payment for ${invoice_no}`;
}

const DESCRIPTIONS: { [kind in EntryKind]: (entry: Entry) => string } = {
  invoice: ({ no }) => `Invoice ${no}`,
  payment: (entry) => describePayment(entry),
  payment_reversal: (entry) => `${describePayment(entry)} taken back`,
  refund: () => "Money given back",
  refund_reversal: () => "Money given back, taken back",
  credit_note: ({ no, invoice_no }) => `Credit note ${no} for ${invoice_no}`,
  credit_note_void: ({ no, invoice_no }) => `Credit note ${no} for ${invoice_no} voided`,
  rounding_change: ({ invoice_no }) => `Cash rounding of ${invoice_no}`,
};
