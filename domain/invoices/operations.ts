import { formatDate } from "../calendar/days";
import {
  toRefusal,
  type Refusal,
  type RefusalCode,
  type ValueArguments,
} from "../refusals/refusal";
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

/** A function that returns why an operation is refused, or null when the operation is allowed. */
type Rule = (facts: InvoiceFacts) => Refusal | null;

const allow: Rule = () => null;
function refuse<Code extends RefusalCode>(code: Code, ...values: ValueArguments<Code>): Rule {
  return () => toRefusal(code, ...values);
}

const refuseDeleted = refuse("invoice_deleted");
const refuseWithCreditNote: Rule = ({ creditNoteNo: no }) =>
  toRefusal("invoice_has_credit_note", { no });
/** Refuses an invoice with payments, unless its money goes on account or back to the customer. */
const refuseWithPayments =
  (verb: "void" | "delete"): Rule =>
  ({ paymentCount, keepsMoney }) =>
    keepsMoney ? null : toRefusal(`payments_before_${verb}`, { count: paymentCount });
/**
 * Works like `refuseWithPayments` for a paid invoice. A plain server sends no payments, so the rule also
 * refuses a paid invoice whose count of payments is 0.
 */
const refuseWhenPaid =
  (verb: "void" | "delete"): Rule =>
  (facts) =>
    facts.paymentCount === 0 && !facts.keepsMoney
      ? toRefusal(verb === "void" ? "paid_not_voidable" : "paid_not_deletable")
      : refuseWithPayments(verb)(facts);
const refuseNotDraft = refuse("not_a_draft");

const allowWhenOwed: Rule = ({ balance }) =>
  balance > 0n ? null : toRefusal("nothing_left_to_pay");
const allowWhenOverdue: Rule = (invoice) => {
  if (!isUnpaid(invoice)) return toRefusal("paid_not_remindable");
  if (isOverdue(invoice, invoice.today)) return null;
  return toRefusal("not_late", { date: formatDate(getEffectiveDueDate(invoice)) });
};
const allowWithPayments: Rule = ({ paymentCount }) =>
  paymentCount > 0 ? null : toRefusal("no_payment_to_undo");
const allowWhenCreditable: Rule = ({ total, credited }) =>
  total > credited ? null : toRefusal("nothing_left_to_credit");
const refuseNoCreditNote = refuse("no_credit_note_to_void");

/** The only table of allowed operations by invoice state. `docs/invoice-states.md` explains it. */
const RULES: Record<Operation, Record<InvoiceState, Rule>> = {
  edit: {
    draft: allow,
    issued: allow,
    partPaid: allow,
    received: refuse("paid_not_editable"),
    credited: refuseWithCreditNote,
    voided: refuse("void_not_editable"),
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
    voided: refuse("void_not_sendable"),
    deleted: refuseDeleted,
  },
  remind: {
    draft: refuse("draft_not_remindable"),
    issued: allowWhenOverdue,
    partPaid: allowWhenOverdue,
    received: allowWhenOverdue,
    credited: allowWhenOverdue,
    voided: allowWhenOverdue,
    deleted: refuseDeleted,
  },
  // Payments of a draft invoice are entered in its form.
  record_payment: {
    draft: refuse("draft_not_payable"),
    issued: allowWhenOwed,
    partPaid: allowWhenOwed,
    received: allowWhenOwed,
    credited: allowWhenOwed,
    voided: refuse("void_not_payable"),
    deleted: refuseDeleted,
  },
  undo_payment: {
    draft: refuse("draft_payment_not_undoable"),
    issued: allowWithPayments,
    partPaid: allowWithPayments,
    received: allowWithPayments,
    credited: allowWithPayments,
    voided: refuse("void_payment_not_undoable"),
    deleted: refuseDeleted,
  },
  credit: {
    draft: refuse("draft_not_creditable"),
    issued: allowWhenCreditable,
    partPaid: allowWhenCreditable,
    received: allowWhenCreditable,
    credited: allowWhenCreditable,
    voided: refuse("void_not_creditable"),
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
    draft: refuse("draft_not_voidable"),
    issued: allow,
    partPaid: refuseWithPayments("void"),
    received: refuseWhenPaid("void"),
    credited: refuseWithCreditNote,
    voided: refuse("void_already"),
    deleted: refuseDeleted,
  },
  delete: {
    draft: allow,
    issued: allow,
    partPaid: refuseWithPayments("delete"),
    received: refuseWhenPaid("delete"),
    credited: refuseWithCreditNote,
    voided: allow,
    deleted: refuse("invoice_deleted_already"),
  },
  restore: {
    draft: refuse("invoice_not_deleted"),
    issued: refuse("invoice_not_deleted"),
    partPaid: refuse("invoice_not_deleted"),
    received: refuse("invoice_not_deleted"),
    credited: refuse("invoice_not_deleted"),
    voided: refuse("invoice_not_deleted"),
    deleted: allow,
  },
  repeat: {
    draft: refuse("draft_not_repeatable"),
    issued: allow,
    partPaid: allow,
    received: allow,
    credited: allow,
    voided: refuse("void_not_repeatable"),
    deleted: refuseDeleted,
  },
};

/** Returns why an operation is refused, or null when the operation is allowed. */
export function findRefusal(operation: Operation, facts: InvoiceFacts): Refusal | null {
  return RULES[operation][deriveInvoiceState(facts)](facts);
}

/** Returns the operations that are allowed now, as the wire's `can` lists them. */
export function listAllowedOperations(facts: InvoiceFacts): Operation[] {
  return OPERATIONS.filter((operation) => findRefusal(operation, facts) === null);
}

/** The operations that are allowed on a deleted invoice. */
export const OPERATIONS_ON_DELETED: readonly Operation[] = OPERATIONS.filter(
  (operation) => RULES[operation].deleted === allow,
);
