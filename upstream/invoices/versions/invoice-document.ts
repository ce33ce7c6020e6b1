import { formatDate } from "../../../domain/calendar/days";
import { isActiveCreditNote } from "../read/credit-notes";
import type { CompanyBooks } from "../../db/company-books";
import {
  type InvoiceRecord,
  derivePaymentCode,
  getDateReceived,
  isActivePayment,
} from "../read/record";
import { INVOICE_STATUS, getStatusFacts } from "../../../domain/invoices/status";
import { readInvoiceParties } from "./versions";
import type { InvoiceDocument } from "../../pdf/document";
import { TICKED } from "../../../domain/limits/business";
import { listPayDetails } from "../../../domain/how-to-pay";
import { toIssuedDocument, formatMinor, type IssuedDocument } from "./issued-document";

/**
 * Returns the printable invoice: the content of its current version or, for a draft invoice, its
 * current content, with the current payments, credit notes and payment instructions.
 */
export async function readInvoiceDocument(
  books: CompanyBooks,
  record: InvoiceRecord,
): Promise<InvoiceDocument> {
  const { invoice } = record;
  const parties = await readInvoiceParties(books, invoice);
  const issued = toIssuedDocument(record, parties);
  return {
    ...issued,
    logo: parties.seller.logo,
    stamp: chooseStamp(invoice),
    totals: {
      ...issued.totals,
      rounding: formatMinor(invoice.rounding),
      paid: formatMinor(invoice.paid),
      balance: formatMinor(invoice.balance),
    },
    payments: record.payments.filter(isActivePayment).map((payment) => ({
      label: `${payment.method_name}, ${formatDate(getDateReceived(payment))}`,
      amount: formatMinor(payment.amount),
    })),
    creditNotes: record.creditNotes.filter(isActiveCreditNote).map((note) => ({
      label: `Credit note ${note.no}, ${formatDate(note.date)}`,
      amount: formatMinor(note.total),
    })),
    ...(await readSettings(books, invoice.company_id)),
    pay: derivePaymentCode(record),
  };
}

/**
 * Returns the printable document of a superseded version or a deleted invoice, without payments and
 * payment instructions.
 */
export function toSupersededDocument(
  issued: IssuedDocument,
  { logo, stamp }: Pick<InvoiceDocument, "logo" | "stamp">,
): InvoiceDocument {
  const { total } = issued.totals;
  return {
    ...issued,
    logo,
    stamp,
    totals: { ...issued.totals, rounding: "0.00", paid: "0.00", balance: total },
    payments: [],
    howToPay: [],
    pay: null,
    hasReceivedBy: false,
  };
}

/**
 * Returns the stamp of the invoice's status, or "" without a stamp. An invoice with the status
 * received and a balance has no stamp.
 */
function chooseStamp({ status, balance }: InvoiceRecord["invoice"]): InvoiceDocument["stamp"] {
  return status === INVOICE_STATUS.received && balance > 0 ? "" : getStatusFacts(status).stamp;
}

/**
 * Reads the company's current payment instructions, and whether the customer signs the invoice. The
 * current settings apply to all invoices, also to those issued before a change.
 */
async function readSettings(
  books: CompanyBooks,
  companyId: number,
): Promise<Pick<InvoiceDocument, "howToPay" | "hasReceivedBy">> {
  const company = await books
    .selectFrom("companies")
    .select(["country_id", "bank_name", "bank_account_name", "bank_account_no", "paynow"])
    .select("received_by")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  const howToPay = listPayDetails(company.country_id, {
    bank: company.bank_name,
    accountName: company.bank_account_name,
    accountNumber: company.bank_account_no,
    payNow: company.paynow,
  });
  return { howToPay, hasReceivedBy: company.received_by === TICKED };
}
