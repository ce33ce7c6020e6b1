import { formatDate } from "../../../domain/calendar/days";
import type { CompanyBooks } from "../../db/company-books";
import type { ReceiptDocument, ReceiptPaper } from "../../pdf/receipt-document";
import { readPaper, readReceiptDocument } from "../payments/receipt";
import { getDateReceived } from "../read/record";
import { fill } from "../../../domain/words/message";
import type { PaperWords } from "../../../domain/words/papers";
import { createPaperLabels } from "../../../domain/paper-labels";
import { formatMinor, toCustomerFields, toSellerFields } from "../versions/issued-document";
import { readCustomer, readSeller, toPaperLanguages } from "../versions/parties";
import { readReceipt, readRefund, type ReceiptRecord, type RefundRecord } from "./read-receipt";

type Money = Pick<
  RefundRecord,
  | ("company_id" | "contact_id" | "code" | "symbol" | "date" | "method_name" | "reference")
  | ("amount" | "rounding" | "reversed_on" | "updated_at")
>;

type SlipLine = { name: string; description: string; amount: number };

/**
 * Returns the printable receipt of money that a customer paid at once. A receipt of one invoice lists
 * the goods of this invoice, any other one its invoices and what is on account.
 */
export async function readReceiptSlip(
  books: CompanyBooks,
  id: number | undefined,
  size: string | undefined,
): Promise<ReceiptDocument> {
  const record = await readReceipt(books, id);
  const { receipt, shares } = record;
  const [first, ...others] = shares;
  if (first && others.length === 0 && first.amount === receipt.amount && first.is_released === 0)
    return readReceiptDocument(books, { invoiceId: first.invoice_id, paymentId: first.id, size });
  const { cash_given, amount } = receipt;
  return toSlip(books, receipt, {
    heading: "Receipt",
    label: "Received",
    listLines: (words) => listReceiptLines(record, words),
    paper: readPaper(size),
    cash: {
      cashGiven: cash_given === null ? "" : formatMinor(cash_given),
      change: cash_given === null ? "" : formatMinor(cash_given - amount),
    },
  });
}

/** Lists the invoices that a receipt pays now, what was given back and what is on account. */
function listReceiptLines(
  { receipt, shares, parts }: ReceiptRecord,
  words: PaperWords,
): SlipLine[] {
  const isUndone = receipt.reversed_on !== null;
  const paid = shares.filter(({ reversed_on }) => isUndone || reversed_on === null);
  return [
    ...paid.map(({ no, amount, ...share }) => ({
      name: fill(words.invoiceRow, { no }),
      description: fill(words.paidOnDay, {
        date: formatDate(getDateReceived({ ...share, receipt_date: receipt.date })),
      }),
      amount,
    })),
    ...parts.map(({ date, amount }) => ({
      ...{ name: words.names.givenBack, description: formatDate(date), amount },
    })),
    ...(receipt.on_account > 0
      ? [{ name: words.onAccount, description: "", amount: receipt.on_account }]
      : []),
  ];
}

/** Returns the printable slip of money that was given back. */
export async function readRefundSlip(
  books: CompanyBooks,
  id: number | undefined,
  size: string | undefined,
): Promise<ReceiptDocument> {
  const refund = await readRefund(books, id);
  const { credit_note_no, invoice_no, amount, rounding } = refund;
  const listLines = (words: PaperWords) => {
    const note = credit_note_no && fill(words.creditNoteNo, { no: credit_note_no });
    const description = [note, invoice_no].filter(Boolean).join(words.comma);
    return [{ name: words.refundRow, description, amount: amount - rounding }];
  };
  return toSlip(books, refund, {
    heading: "Refund",
    label: "Given back",
    listLines,
    paper: readPaper(size),
    cash: { cashGiven: "", change: "" },
  });
}

type SlipContent = {
  heading: "Receipt" | "Refund";
  /** The label of the amount. */
  label: string;
  listLines: (words: PaperWords) => SlipLine[];
  paper: ReceiptPaper;
  cash: { cashGiven: string; change: string };
};

async function toSlip(
  books: CompanyBooks,
  money: Money,
  { heading, label, listLines, paper, cash }: SlipContent,
): Promise<ReceiptDocument> {
  const companyBooks = books.forCompany(money.company_id);
  const seller = await readSeller(companyBooks, money.company_id);
  const customer = await readCustomer(companyBooks, money.contact_id);
  const languages = toPaperLanguages({ seller, customer });
  const { words } = createPaperLabels(languages);
  const total = formatMinor(money.amount);
  return {
    invoice: {
      ...toSellerFields(seller),
      ...{ heading, title: "", no: "", dueDate: "", term: "", stamp: "", memo: "" },
      logo: seller.logo,
      date: formatDate(money.date),
      updatedAt: money.updated_at,
      languages,
      customer: toCustomerFields(customer),
      currency: { symbol: money.symbol, code: money.code },
      lines: listLines(words).map(({ name, description, amount }, index) => ({
        ...{ position: index + 1, name, description, amount: formatMinor(amount) },
        ...{ quantity: "", unitPrice: "", discount: "", tax: "" },
      })),
      totals: {
        ...{ subtotal: total, discount: "0.00", totalBeforeTax: total, tax: "0.00", total },
        ...{ rounding: formatMinor(money.rounding), paid: total, balance: "0.00" },
      },
      ...{ taxRows: [], payments: [], base: null, howToPay: [], pay: null },
    },
    payment: {
      ...{ amount: total, date: formatDate(money.date), method: money.method_name },
      ...{ reference: money.reference, ...cash, others: [], released: "", balance: "0.00" },
      undoneOn: money.reversed_on === null ? "" : formatDate(money.reversed_on),
    },
    slip: { heading, label },
    paper,
  };
}
