import { formatDate } from "../calendar/days";
import { count } from "../words/in-languages";
import { en } from "../words/en/refusals";
import { fill } from "../words/message";
import type { refusalWords } from "../words/refusals";
import { INVOICE_STATUS, isOverdue, isUnpaid, getEffectiveDueDate } from "./status";

/** The operations on an invoice, by their names in the `can` field on the wire. */
export const OPERATIONS = [
  "edit",
  "mark_sent",
  "send",
  "remind",
  "record_payment",
  "undo_payment",
  "credit",
  "void_credit_note",
  "void",
  "delete",
  "restore",
  "repeat",
] as const;

export type Operation = (typeof OPERATIONS)[number];

/**
 * The operations on an entry of an invoice: `void` and `send` on a credit note that was not voided,
 * `undo` and `send` on a payment that was not undone.
 */
export type EntryOperation = "void" | "undo" | "send";

/**
 * The facts that decide which operations are allowed. Amounts are in minor units and dates are
 * YYYY-MM-DD.
 */
export type InvoiceFacts = {
  status: number;
  total: bigint;
  balance: bigint;
  credited: bigint;
  date: string;
  /** `NO_DATE` when the invoice has no due date. */
  dueDate: string;
  /** The number of payments that were not undone. */
  paymentCount: number;
  /** The number of a credit note that was not voided. Empty when there is none. */
  creditNoteNo: string;
  /** Whether the invoice is a cash sale. Its money is given back when it is voided or deleted. */
  isCashSale: boolean;
  /**
   * Whether the money of a voided or deleted invoice stays the customer's, on account. A plain server
   * cannot keep it, so that a paid invoice stays as it is.
   */
  keepsMoney: boolean;
  isDeleted: boolean;
  /** Today's date in the company's time zone. */
  today: string;
};

/** The state of an invoice. `received` means paid in full, as the status on the wire. */
export type InvoiceState =
  "draft" | "issued" | "partPaid" | "received" | "credited" | "voided" | "deleted";

/** Derives the state that decides which operations are allowed. */
export function deriveInvoiceState({
  isDeleted,
  status,
  creditNoteNo,
  paymentCount,
}: Pick<InvoiceFacts, "isDeleted" | "status" | "creditNoteNo" | "paymentCount">): InvoiceState {
  if (isDeleted) return "deleted";
  if (status === INVOICE_STATUS.draft) return "draft";
  if (status === INVOICE_STATUS.voided) return "voided";
  if (creditNoteNo !== "") return "credited";
  if (status === INVOICE_STATUS.received) return "received";
  return paymentCount > 0 ? "partPaid" : "issued";
}

/** The words of refusals in one language. */
type Words = typeof refusalWords;

/**
 * A function that returns why an operation is refused, in words for the owner. It returns null when
 * the operation is allowed.
 */
type Rule = (facts: InvoiceFacts, words: Words) => string | null;

const allow: Rule = () => null;
const refuse =
  (choose: (words: Words) => string): Rule =>
  (_, words) =>
    choose(words);

const refuseDeleted = refuse((words) => words.deleted);
const refuseWithCreditNote: Rule = ({ creditNoteNo: no }, words) =>
  fill(words.hasCreditNote, { no });
/** Refuses an invoice with payments, unless its money goes on account or back to the customer. */
const refuseWithPayments =
  (verb: "void" | "delete"): Rule =>
  ({ paymentCount, keepsMoney }, words) =>
    keepsMoney ? null : count(words.withPayments[verb], paymentCount);
/**
 * Works like `refuseWithPayments` for a paid invoice. A plain server sends no payments, so the rule also
 * refuses a paid invoice whose count of payments is 0.
 */
const refuseWhenPaid =
  (verb: "void" | "delete"): Rule =>
  (facts, words) =>
    facts.paymentCount === 0 && !facts.keepsMoney
      ? words.paid[verb]
      : refuseWithPayments(verb)(facts, words);
const refuseNotDraft = refuse((words) => words.notDraft);

const allowWhenOwed: Rule = ({ balance }, words) => (balance > 0n ? null : words.payPaid);
const allowWhenOverdue: Rule = (invoice, words) => {
  if (!isUnpaid(invoice)) return words.remindPaid;
  if (isOverdue(invoice, invoice.today)) return null;
  return fill(words.notLate, { date: formatDate(getEffectiveDueDate(invoice)) });
};
const allowWithPayments: Rule = ({ paymentCount }, words) =>
  paymentCount > 0 ? null : words.undoNone;
const allowWhenCreditable: Rule = ({ total, credited }, words) =>
  total > credited ? null : words.creditNone;
const refuseNoCreditNote = refuse((words) => words.noCreditNote);

/** The only table of allowed operations by invoice state. `docs/invoice-states.md` explains it. */
const RULES: Record<Operation, Record<InvoiceState, Rule>> = {
  edit: {
    draft: allow,
    issued: allow,
    partPaid: allow,
    received: refuse((words) => words.editPaid),
    credited: refuseWithCreditNote,
    voided: refuse((words) => words.editVoid),
    deleted: refuseDeleted,
  },
  mark_sent: {
    draft: allow,
    issued: refuseNotDraft,
    partPaid: refuseNotDraft,
    received: refuseNotDraft,
    credited: refuseNotDraft,
    voided: refuseNotDraft,
    deleted: refuseDeleted,
  },
  // The page that sends a draft invoice first asks the user to mark it as sent.
  send: {
    draft: allow,
    issued: allow,
    partPaid: allow,
    received: allow,
    credited: allow,
    voided: refuse((words) => words.sendVoid),
    deleted: refuseDeleted,
  },
  remind: {
    draft: refuse((words) => words.remindDraft),
    issued: allowWhenOverdue,
    partPaid: allowWhenOverdue,
    received: allowWhenOverdue,
    credited: allowWhenOverdue,
    voided: allowWhenOverdue,
    deleted: refuseDeleted,
  },
  // Payments of a draft invoice are entered in its form.
  record_payment: {
    draft: refuse((words) => words.payDraft),
    issued: allowWhenOwed,
    partPaid: allowWhenOwed,
    received: allowWhenOwed,
    credited: allowWhenOwed,
    voided: refuse((words) => words.payVoid),
    deleted: refuseDeleted,
  },
  undo_payment: {
    draft: refuse((words) => words.undoDraft),
    issued: allowWithPayments,
    partPaid: allowWithPayments,
    received: allowWithPayments,
    credited: allowWithPayments,
    voided: refuse((words) => words.undoVoid),
    deleted: refuseDeleted,
  },
  credit: {
    draft: refuse((words) => words.creditDraft),
    issued: allowWhenCreditable,
    partPaid: allowWhenCreditable,
    received: allowWhenCreditable,
    credited: allowWhenCreditable,
    voided: refuse((words) => words.creditVoid),
    deleted: refuseDeleted,
  },
  void_credit_note: {
    draft: refuseNoCreditNote,
    issued: refuseNoCreditNote,
    partPaid: refuseNoCreditNote,
    received: refuseNoCreditNote,
    credited: allow,
    voided: refuseNoCreditNote,
    deleted: refuseDeleted,
  },
  void: {
    draft: refuse((words) => words.voidDraft),
    issued: allow,
    partPaid: refuseWithPayments("void"),
    received: refuseWhenPaid("void"),
    credited: refuseWithCreditNote,
    voided: refuse((words) => words.voidAlready),
    deleted: refuseDeleted,
  },
  delete: {
    draft: allow,
    issued: allow,
    partPaid: refuseWithPayments("delete"),
    received: refuseWhenPaid("delete"),
    credited: refuseWithCreditNote,
    voided: allow,
    deleted: refuse((words) => words.deletedAlready),
  },
  restore: {
    draft: refuse((words) => words.notDeleted),
    issued: refuse((words) => words.notDeleted),
    partPaid: refuse((words) => words.notDeleted),
    received: refuse((words) => words.notDeleted),
    credited: refuse((words) => words.notDeleted),
    voided: refuse((words) => words.notDeleted),
    deleted: allow,
  },
  repeat: {
    draft: refuse((words) => words.repeatDraft),
    issued: allow,
    partPaid: allow,
    received: allow,
    credited: allow,
    voided: refuse((words) => words.repeatVoid),
    deleted: refuseDeleted,
  },
};

/**
 * Returns why an operation is refused, in the language of `words`: English by default, as on the
 * wire. Returns null when the operation is allowed.
 */
export function findRefusal(
  operation: Operation,
  facts: InvoiceFacts,
  words: Words = en,
): string | null {
  return RULES[operation][deriveInvoiceState(facts)](facts, words);
}

/** Returns the operations that are allowed now, as the wire's `can` lists them. */
export function listAllowedOperations(facts: InvoiceFacts): Operation[] {
  return OPERATIONS.filter((operation) => findRefusal(operation, facts) === null);
}

/** The operations that are allowed on a deleted invoice. */
export const OPERATIONS_ON_DELETED: readonly Operation[] = OPERATIONS.filter(
  (operation) => RULES[operation].deleted === allow,
);
