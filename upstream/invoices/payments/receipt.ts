import { showDate } from "../../../domain/calendar/days";
import type { CompanyBooks } from "../../db/company-books";
import { notFound, unacceptable } from "../../wire/api-error";
import { readInvoice, stands } from "../read/record";
import { printed } from "../versions/issued-document";
import { documentOf } from "../versions/invoice-document";
import {
  RECEIPT_PAPERS,
  type ReceiptDocument,
  type ReceiptPaper,
} from "../../pdf/receipt-document";

type Wanted = {
  invoiceId: number | undefined;
  paymentId: number | undefined;
  /** A4 unless it is said. */
  size: string | undefined;
};

/** What the receipt of a payment says; refused when there is no such payment. */
export async function receiptOf(
  books: CompanyBooks,
  { invoiceId, paymentId, size = "a4" }: Wanted,
): Promise<ReceiptDocument> {
  const paper = readPaper(size);
  const record = await readInvoice(books, invoiceId);
  const payment = record.payments.find(({ id }) => id === paymentId);
  if (!payment) throw notFound("payment");
  const { cash_given } = payment;
  const invoice = await documentOf(books, record);
  return {
    invoice,
    payment: {
      amount: printed(payment.amount),
      date: showDate(payment.date),
      method: payment.method_name,
      reference: payment.reference,
      cashGiven: cash_given === null ? "" : printed(cash_given),
      change: cash_given === null ? "" : printed(cash_given - payment.amount),
      others: record.payments
        .filter((other) => stands(other) && other.id !== payment.id)
        .map(({ method_name, date, amount }) => ({
          label: `${method_name}, ${showDate(date)}`,
          amount: printed(amount),
        })),
      left: printed(Math.max(0, record.invoice.balance)),
      undoneOn: payment.reversed_on === null ? "" : showDate(payment.reversed_on),
    },
    paper,
  };
}

function readPaper(size: string): ReceiptPaper {
  const paper = RECEIPT_PAPERS.find((each) => each === size);
  if (paper) return paper;
  throw unacceptable("A receipt is printed as a4, a5 or roll.");
}
