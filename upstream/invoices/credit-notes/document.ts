import { formatDate } from "../../../domain/calendar/days";
import { toBaseAmountRows } from "../versions/base-amount-rows";
import { toPaperLanguages } from "../versions/parties";
import type { InvoiceDocument } from "../../pdf/document";
import {
  toCustomerFields,
  toSellerFields,
  formatMinor,
  toPrintedLine,
  toTaxRows,
} from "../versions/issued-document";
import type { CreditNoteRecord } from "./record";

/**
 * Converts a credit note to its printable document, with the details of the seller and the customer
 * at its issue. A voided credit note has a stamp.
 */
export function toCreditNoteDocument({ note, lines, parties }: CreditNoteRecord): InvoiceDocument {
  const { seller, customer } = parties;
  return {
    ...toSellerFields(seller),
    languages: toPaperLanguages(parties),
    heading: "Credit Note",
    title: "",
    no: note.no,
    updatedAt: note.updated_at,
    date: formatDate(note.date),
    dueDate: "",
    term: "",
    credits: { no: note.invoice_no, date: formatDate(note.invoice_date) },
    stamp: note.voided_on === null ? "" : "VOID",
    logo: seller.logo,
    customer: toCustomerFields(customer),
    currency: { symbol: note.currency_symbol, code: note.currency_code },
    lines: lines.map(toPrintedLine),
    totals: {
      subtotal: formatMinor(note.net),
      discount: "0.00",
      totalBeforeTax: formatMinor(note.net),
      tax: formatMinor(note.tax),
      total: formatMinor(note.total),
      rounding: "0.00",
      paid: "0.00",
      balance: "0.00",
    },
    taxRows: toTaxRows(lines),
    payments: [],
    base: toBaseAmountRows(note, seller),
    howToPay: [],
    pay: null,
    memo: note.reason,
  };
}
