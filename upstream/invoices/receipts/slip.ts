import { formatDate } from "../../../domain/calendar/days";
import type { CompanyBooks } from "../../db/company-books";
import type { ReceiptDocument, ReceiptPaper } from "../../pdf/receipt-document";
import { readPaper, readReceiptDocument } from "../payments/receipt";
import { formatMinor, toSellerFields } from "../versions/issued-document";
import { readCustomer, readSeller } from "../versions/parties";
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
    lines: listReceiptLines(record),
    paper: readPaper(size),
    cash: {
      cashGiven: cash_given === null ? "" : formatMinor(cash_given),
      change: cash_given === null ? "" : formatMinor(cash_given - amount),
    },
  });
}

/** Lists the invoices that a receipt pays now, what was given back and what is on account. */
function listReceiptLines({ receipt, shares, parts }: ReceiptRecord): SlipLine[] {
  const isUndone = receipt.reversed_on !== null;
  const paid = shares.filter(({ reversed_on }) => isUndone || reversed_on === null);
  return [
    ...paid.map(({ no, date, amount }) => ({
      ...{ name: `Invoice ${no}`, description: `Paid on ${formatDate(date)}`, amount },
    })),
    ...parts.map(({ date, amount }) => ({
      ...{ name: "Given back", description: formatDate(date), amount },
    })),
    ...(receipt.on_account > 0
      ? [{ name: "On account", description: "", amount: receipt.on_account }]
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
  const origin = [credit_note_no && `Credit note ${credit_note_no}`, invoice_no].filter(Boolean);
  const line = { name: "Money given back", description: origin.join(", ") };
  return toSlip(books, refund, {
    heading: "Refund",
    label: "Given back",
    lines: [{ ...line, amount: amount - rounding }],
    paper: readPaper(size),
    cash: { cashGiven: "", change: "" },
  });
}

type SlipContent = {
  heading: "Receipt" | "Refund";
  /** The label of the amount. */
  label: string;
  lines: SlipLine[];
  paper: ReceiptPaper;
  cash: { cashGiven: string; change: string };
};

async function toSlip(
  books: CompanyBooks,
  money: Money,
  { heading, label, lines, paper, cash }: SlipContent,
): Promise<ReceiptDocument> {
  const companyBooks = books.forCompany(money.company_id);
  const seller = await readSeller(companyBooks, money.company_id);
  const total = formatMinor(money.amount);
  return {
    invoice: {
      ...toSellerFields(seller),
      ...{ heading, title: "", no: "", dueDate: "", term: "", stamp: "", memo: "" },
      logo: seller.logo,
      date: formatDate(money.date),
      updatedAt: money.updated_at,
      customer: await readCustomer(companyBooks, money.contact_id),
      currency: { symbol: money.symbol, code: money.code },
      lines: lines.map(({ name, description, amount }, index) => ({
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
      ...{ reference: money.reference, ...cash, others: [], balance: "0.00" },
      undoneOn: money.reversed_on === null ? "" : formatDate(money.reversed_on),
    },
    slip: { heading, label },
    paper,
  };
}
