import { daysApart } from "~/lib/company-day.server";
import {
  effectiveDueDate,
  INVOICE_STATUS,
  isOverdue,
  isUnpaid,
  type StatusTone,
  statusFacts,
} from "../../../domain/invoices/status";

/** How an invoice stands, in the words of a shop. */
export type StatusView = {
  /** Without figures, as a column of a file has it: "Late". */
  name: string;
  /** As lists say it: "Late (3 days)". */
  word: string;
  /** Where there is room for two: "Late (3 days), part paid". */
  line: string;
  /** On the screens that edit: the status of the API and, beside it, what that leaves out. */
  banner: string;
  tone: StatusTone;
};

type StatusInput = {
  status: number;
  balance: bigint;
  amount: bigint;
  /** `NO_DATE` from a server that does not say. */
  date: string;
  dueDate: string;
  /** By credit notes, where the API has them. */
  credited?: bigint | null | undefined;
};

/** What is said of an invoice wherever it is shown; days are YYYY-MM-DD. */
export function toInvoiceStatusView(invoice: StatusInput, today: string): StatusView {
  const plain = toPlainStatus(invoice);
  const { banner, tone } = plain;
  const also = (word: string, said: Partial<StatusView> = {}): StatusView => ({
    ...{ name: word, word, line: word, tone, banner: `${banner} · ${word.toUpperCase()}` },
    ...said,
  });
  const isPart = isPartPaid(invoice);
  if (isOverdue(invoice, today)) {
    const late = lateText(effectiveDueDate(invoice), today);
    const line = isPart ? `${late}, part paid` : late;
    return also(late, { name: "Late", line, tone: "overdue" });
  }
  if (isCredited(invoice)) return also("Credited", { tone: "draft" });
  if (isPart) return also("Part paid", { tone: "pending" });
  if (isPaid(invoice)) {
    if (statusFacts(invoice.status).isIssued) return also("Paid", { tone: "received" });
    const word = "Draft, paid";
    return also(word, { banner: `${banner} · PAID` });
  }
  return also(plain.word, { banner });
}

/** By its status alone. Money is left of a received one only where another server says so. */
function toPlainStatus(invoice: StatusInput): PlainStatus {
  const plain = statusFacts(invoice.status);
  const isContradicted = plain.closed === "paid" && isUnpaid(invoice);
  const { word, tone } = statusFacts(INVOICE_STATUS.sent);
  return isContradicted ? { ...plain, word, tone } : plain;
}

type PlainStatus = Pick<StatusView, "word" | "banner" | "tone">;

/** "Late (3 days)": the figure stands alone, without a sentence. */
export function lateText(dueDay: string, today: string): string {
  return `Late (${daysApart(dueDay, today).replace(/^an? /, "1 ")})`;
}

/** Money came for it, and some is left to pay: what a credit note took off is not paid. */
function isPartPaid(invoice: StatusInput): boolean {
  const { amount, balance, credited } = invoice;
  return isUnpaid(invoice) && amount - (credited ?? 0n) > balance;
}

/** All of it was, whatever was paid before. */
function isCredited({ amount, credited }: StatusInput): boolean {
  return amount > 0 && credited === amount;
}

/** Nothing is left of it, though the API's status does not say so. */
function isPaid({ status, balance, amount }: StatusInput): boolean {
  return statusFacts(status).closed === null && balance <= 0 && amount > 0;
}
