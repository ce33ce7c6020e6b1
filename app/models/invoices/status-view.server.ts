import { formatDaysApart } from "~/lib/company-day.server";
import {
  getEffectiveDueDate,
  INVOICE_STATUS,
  isOverdue,
  isUnpaid,
  type StatusTone,
  getStatusFacts,
} from "../../../domain/invoices/status";
import { fill } from "../../../domain/words/message";
import { statusWords } from "../../../domain/words/statuses";

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

/** The words of statuses in one language. */
type Words = typeof statusWords;

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

/**
 * Converts the status of an invoice for display. All dates are YYYY-MM-DD. `words` is English for a
 * CSV file.
 */
export function toInvoiceStatusView(
  invoice: StatusInput,
  today: string,
  words: Words = statusWords,
): StatusView {
  const plain = toPlainStatus(invoice, words);
  const { banner, meaning, tone } = plain;
  const withWord = (word: string, changes: Partial<StatusView> = {}): StatusView => ({
    ...{ name: word, word, line: word, meaning: "", tone },
    banner: `${banner} · ${word.toUpperCase()}`,
    ...changes,
  });
  const isPart = isPartPaid(invoice);
  if (isOverdue(invoice, today)) {
    const span = formatSpan(getEffectiveDueDate(invoice), today);
    const late = fill(words.late.word, { span });
    const line = isPart ? fill(words.late.part, { span }) : late;
    return withWord(late, { name: words.late.name, line, tone: "overdue" });
  }
  if (isCredited(invoice))
    return withWord(words.credited.word, { ...words.credited, tone: "draft" });
  if (isPart) return withWord(words.part.word, { ...words.part, tone: "pending" });
  if (isPaid(invoice)) {
    if (getStatusFacts(invoice.status).isIssued) {
      const { tone } = getStatusFacts(INVOICE_STATUS.received);
      const { word, meaning } = words.plain.received;
      return withWord(word, { meaning, tone });
    }
    const { word, banner } = words.paidDraft;
    return withWord(word, { banner });
  }
  return withWord(plain.word, { banner, meaning });
}

/**
 * Returns the words for the status number alone. Another server may report a received invoice with
 * a balance, which gets the word and the tone of a sent one.
 */
function toPlainStatus(invoice: StatusInput, words: Words): PlainStatus {
  const { name, closedReason, tone } = getStatusFacts(invoice.status);
  if (name === null) {
    const word = fill(words.unknown, { number: invoice.status });
    return { word, banner: word.toUpperCase(), meaning: "", tone };
  }
  const isContradicted = closedReason === "paid" && isUnpaid(invoice);
  if (!isContradicted) return { ...words.plain[name], tone };
  const { word, meaning } = words.plain.sent;
  return { ...words.plain[name], word, meaning, tone: getStatusFacts(INVOICE_STATUS.sent).tone };
}

type PlainStatus = Pick<StatusView, "word" | "meaning" | "banner" | "tone">;

/**
 * Returns the word with the rounded time since the due day: "Late (1 day)", "Late (2 months)". Both
 * days are YYYY-MM-DD.
 */
export function formatLateness(dueDay: string, today: string): string {
  return fill(statusWords.late.word, { span: formatSpan(dueDay, today) });
}

/** Returns the rounded time with a number: "1 day". */
function formatSpan(day: string, today: string): string {
  return formatDaysApart(day, today).replace(/^an? /, "1 ");
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
