import { formatDate } from "../../../domain/calendar/days";
import type { CompanyBooks } from "../../db/company-books";
import { createNotFoundError, createRefusal } from "../../wire/api-error";
import { getDateReceived, readInvoice, isActivePayment } from "../read/record";
import { countReleasedBefore } from "../read/released";
import { readParties, toPaperLanguages } from "../versions/parties";
import { formatMinor } from "../versions/issued-document";
import { readInvoiceDocument } from "../versions/invoice-document";
import {
  RECEIPT_PAPERS,
  type ReceiptDocument,
  type ReceiptPaper,
} from "../../pdf/receipt-document";

type ReceiptRequest = {
  invoiceId: number | undefined;
  paymentId: number | undefined;
  /** The paper size; A4 when undefined. */
  size: string | undefined;
};

/**
 * Returns the printable receipt of a payment. Throws a not-found error when the invoice or the payment
 * is missing, and a refusal for an unknown paper size.
 */
export async function readReceiptDocument(
  books: CompanyBooks,
  { invoiceId, paymentId, size }: ReceiptRequest,
): Promise<ReceiptDocument> {
  const paper = readPaper(size);
  const record = await readInvoice(books, invoiceId);
  const payment = record.payments.find(({ id }) => id === paymentId);
  if (!payment) throw createNotFoundError("payment");
  const { cash_given } = payment;
  const released = countReleasedBefore(payment, record.payments);
  const invoice = await readInvoiceDocument(books, record);
  // The invoice keeps the languages of its issue, while the receipt is a paper of today.
  const languages = toPaperLanguages(await readParties(books, record.invoice));
  return {
    invoice: { ...invoice, languages },
    payment: {
      amount: formatMinor(payment.amount),
      date: formatDate(getDateReceived(payment)),
      method: payment.method_name,
      reference: payment.reference,
      cashGiven: cash_given === null ? "" : formatMinor(cash_given),
      change: cash_given === null ? "" : formatMinor(cash_given - payment.amount),
      others: record.payments
        .filter((other) => isActivePayment(other) && other.id !== payment.id)
        .map((other) => ({
          label: `${other.method_name}, ${formatDate(getDateReceived(other))}`,
          amount: formatMinor(other.amount),
        })),
      released: released === 0 ? "" : formatMinor(released),
      balance: formatMinor(Math.max(0, record.invoice.balance)),
      undoneOn: payment.reversed_on === null ? "" : formatDate(payment.reversed_on),
    },
    paper,
  };
}

/** Returns the paper of a size; A4 when undefined. Throws a refusal for an unknown size. */
export function readPaper(size = "a4"): ReceiptPaper {
  const paper = RECEIPT_PAPERS.find((each) => each === size);
  if (paper) return paper;
  throw createRefusal("receipt_paper");
}
