import { showDate } from "../../../domain/calendar/days";
import { baseAmounts } from "../versions/base-amounts";
import type { InvoiceDocument } from "../../pdf/document";
import { issuerOf, printed, printedLine, taxRows } from "../versions/issued-document";
import type { CreditNoteRecord } from "./record";

/** What a credit note says in print: always as it was issued, and that it was voided since. */
export function creditNoteDocument({ note, lines, parties }: CreditNoteRecord): InvoiceDocument {
  const { seller, customer } = parties;
  return {
    ...issuerOf(seller),
    heading: "Credit Note",
    title: "",
    no: note.no,
    updatedAt: note.updated_at,
    date: showDate(note.date),
    dueDate: "",
    term: "",
    credits: { no: note.invoice_no, date: showDate(note.invoice_date) },
    stamp: note.voided_on === null ? "" : "VOID",
    logo: seller.logo,
    customer,
    currency: { symbol: note.currency_symbol, code: note.currency_code },
    lines: lines.map(printedLine),
    totals: {
      subtotal: printed(note.net),
      discount: "0.00",
      totalBeforeTax: printed(note.net),
      tax: printed(note.tax),
      total: printed(note.total),
      rounding: "0.00",
      paid: "0.00",
      balance: "0.00",
    },
    taxRows: taxRows(lines),
    payments: [],
    base: baseAmounts(note, seller),
    howToPay: [],
    pay: null,
    memo: note.reason,
  };
}
