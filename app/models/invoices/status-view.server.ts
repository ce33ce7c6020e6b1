import { formatDaysApart } from "~/lib/company-day.server";
import {
  getEffectiveDueDate,
  INVOICE_STATUS,
  isOverdue,
  isUnpaid,
  type StatusTone,
  getStatusFacts,
} from "../../../domain/invoices/status";

/** The status of an invoice in words for the shop. */
export type StatusView = {
  /** The status without numbers, for a CSV file: "Late". */
  name: string;
  /** The status in lists: "Late (3 days)". */
  word: string;
  /** The status where there is room for two facts: "Late (3 days), part paid". */
  line: string;
  /**
   * What the status means, in a sentence. Empty for an unknown status, and for a late invoice, whose
   * due date stands beside its status.
   */
  meaning: string;
  /**
   * The status on screens that edit the invoice: the word for the API's status, followed by facts
   * that the status does not tell, such as "PAID".
   */
  banner: string;
  tone: StatusTone;
};

type StatusInput = {
  status: number;
  balance: bigint;
  amount: bigint;
  /** The date of the invoice, or `NO_DATE` when the API does not send it. */
  date: string;
  dueDate: string;
  /** The sum of the credit notes, when the API sends it. */
  credited?: bigint | null | undefined;
};

/** Converts the status of an invoice for display. All dates are YYYY-MM-DD. */
export function toInvoiceStatusView(invoice: StatusInput, today: string): StatusView {
  const plain = toPlainStatus(invoice);
  const { banner, meaning, tone } = plain;
  const withWord = (word: string, changes: Partial<StatusView> = {}): StatusView => ({
    ...{ name: word, word, line: word, meaning: "", tone },
    banner: `${banner} · ${word.toUpperCase()}`,
    ...changes,
  });
  const isPart = isPartPaid(invoice);
  if (isOverdue(invoice, today)) {
    const late = formatLateness(getEffectiveDueDate(invoice), today);
    const line = isPart ? `${late}, part paid` : late;
    return withWord(late, { name: "Late", line, tone: "overdue" });
  }
  if (isCredited(invoice))
    return withWord("Credited", { tone: "draft", meaning: "Credit notes cover all of it." });
  if (isPart)
    return withWord("Part paid", {
      tone: "pending",
      meaning: "A part is paid; the rest is still to pay.",
    });
  if (isPaid(invoice)) {
    if (getStatusFacts(invoice.status).isIssued) {
      const { word, meaning, tone } = getStatusFacts(INVOICE_STATUS.received);
      return withWord(word, { meaning, tone });
    }
    const word = "Draft, paid";
    return withWord(word, { banner: `${banner} · PAID` });
  }
  return withWord(plain.word, { banner, meaning });
}

/**
 * Returns the words for the status number alone. Another server may report a received invoice with
 * a balance, which gets the word and the tone of a sent one.
 */
function toPlainStatus(invoice: StatusInput): PlainStatus {
  const plain = getStatusFacts(invoice.status);
  const isContradicted = plain.closedReason === "paid" && isUnpaid(invoice);
  const { word, meaning, tone } = getStatusFacts(INVOICE_STATUS.sent);
  return isContradicted ? { ...plain, word, meaning, tone } : plain;
}

type PlainStatus = Pick<StatusView, "word" | "meaning" | "banner" | "tone">;

/**
 * Returns the word with the rounded time since the due day: "Late (1 day)", "Late (2 months)". Both
 * days are YYYY-MM-DD.
 */
export function formatLateness(dueDay: string, today: string): string {
  return `Late (${formatDaysApart(dueDay, today).replace(/^an? /, "1 ")})`;
}

/** Returns whether the invoice was paid in part. Credited amounts do not count as paid. */
function isPartPaid(invoice: StatusInput): boolean {
  const { amount, balance, credited } = invoice;
  return isUnpaid(invoice) && amount - (credited ?? 0n) > balance;
}

/** Returns whether credit notes cover the whole amount, even when it was paid before. */
function isCredited({ amount, credited }: StatusInput): boolean {
  return amount > 0 && credited === amount;
}

/** Returns whether nothing is left to pay although the status is not a closed one. */
function isPaid({ status, balance, amount }: StatusInput): boolean {
  return getStatusFacts(status).closedReason === null && balance <= 0 && amount > 0;
}
