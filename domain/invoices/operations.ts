import { formatDate } from "../calendar/days";
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

/**
 * A function that returns why an operation is refused, in words for the owner. It returns null when
 * the operation is allowed.
 */
type Rule = (facts: InvoiceFacts) => string | null;

const allow: Rule = () => null;
const refuse =
  (message: string): Rule =>
  () =>
    message;

const refuseDeleted = refuse("This invoice was deleted. Restore it first.");
const refuseWithCreditNote: Rule = ({ creditNoteNo }) =>
  `This invoice has credit note ${creditNoteNo}. Void it first.`;
/** Refuses an invoice with payments, unless its money goes on account or back to the customer. */
const refuseWithPayments =
  (verb: string): Rule =>
  ({ paymentCount, keepsMoney }) => {
    if (keepsMoney) return null;
    const [count, pronoun] =
      paymentCount === 1 ? ["a payment", "it"] : [`${paymentCount} payments`, "them"];
    return `This invoice has ${count}. Undo ${pronoun} before you ${verb} it.`;
  };
/**
 * Works like `refuseWithPayments` for a paid invoice. A plain server sends no payments, so the rule also
 * refuses a paid invoice whose count of payments is 0.
 */
const refuseWhenPaid =
  (verb: string): Rule =>
  (facts) =>
    facts.paymentCount === 0 && !facts.keepsMoney
      ? `This invoice is paid. Undo its payments before you ${verb} it.`
      : refuseWithPayments(verb)(facts);
const refuseNotDraft = refuse("Only a draft can be marked as sent.");

const allowWhenOwed: Rule = ({ balance }) =>
  balance > 0n ? null : "Nothing is left to pay on this invoice.";
const allowWhenOverdue: Rule = (invoice) => {
  if (!isUnpaid(invoice))
    return "Nothing is left to pay on this invoice: there is nothing to remind of.";
  if (isOverdue(invoice, invoice.today)) return null;
  return `This invoice is not late: it is due on ${formatDate(getEffectiveDueDate(invoice))}.`;
};
const allowWithPayments: Rule = ({ paymentCount }) =>
  paymentCount > 0 ? null : "No payment stands on this invoice, so there is none to undo.";
const allowWhenCreditable: Rule = ({ total, credited }) =>
  total > credited ? null : "Nothing is left to credit on this invoice.";
const refuseNoCreditNote = refuse(
  "No credit note stands on this invoice, so there is none to void.",
);

/** The only table of allowed operations by invoice state. `docs/invoice-states.md` explains it. */
const RULES: Record<Operation, Record<InvoiceState, Rule>> = {
  edit: {
    draft: allow,
    issued: allow,
    partPaid: allow,
    received: refuse("This invoice is paid and cannot be edited. Credit what is wrong with it."),
    credited: refuseWithCreditNote,
    voided: refuse("This invoice is void and cannot be edited. Write a new one instead."),
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
    voided: refuse("This invoice is void, so there is nothing to send."),
    deleted: refuseDeleted,
  },
  remind: {
    draft: refuse("This invoice is still a draft. Mark it as sent before you remind of it."),
    issued: allowWhenOverdue,
    partPaid: allowWhenOverdue,
    received: allowWhenOverdue,
    credited: allowWhenOverdue,
    voided: allowWhenOverdue,
    deleted: refuseDeleted,
  },
  // Payments of a draft invoice are entered in its form.
  record_payment: {
    draft: refuse("This invoice is still a draft. Mark it as sent before you record a payment."),
    issued: allowWhenOwed,
    partPaid: allowWhenOwed,
    received: allowWhenOwed,
    credited: allowWhenOwed,
    voided: refuse("This invoice is void, so no payment can be recorded."),
    deleted: refuseDeleted,
  },
  undo_payment: {
    draft: refuse("This invoice is still a draft. Leave the payment out of it instead."),
    issued: allowWithPayments,
    partPaid: allowWithPayments,
    received: allowWithPayments,
    credited: allowWithPayments,
    voided: refuse("This invoice is void, so none of its payments can be undone."),
    deleted: refuseDeleted,
  },
  credit: {
    draft: refuse("This invoice is still a draft. Change it instead of crediting it."),
    issued: allowWhenCreditable,
    partPaid: allowWhenCreditable,
    received: allowWhenCreditable,
    credited: allowWhenCreditable,
    voided: refuse("This invoice is void, so it cannot be credited."),
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
    draft: refuse("This invoice was never sent, so there is nothing to void. Delete it."),
    issued: allow,
    partPaid: refuseWithPayments("void"),
    received: refuseWhenPaid("void"),
    credited: refuseWithCreditNote,
    voided: refuse("This invoice is already void."),
    deleted: refuseDeleted,
  },
  delete: {
    draft: allow,
    issued: allow,
    partPaid: refuseWithPayments("delete"),
    received: refuseWhenPaid("delete"),
    credited: refuseWithCreditNote,
    voided: allow,
    deleted: refuse("This invoice is deleted already."),
  },
  restore: {
    draft: refuse("This invoice is not deleted."),
    issued: refuse("This invoice is not deleted."),
    partPaid: refuse("This invoice is not deleted."),
    received: refuse("This invoice is not deleted."),
    credited: refuse("This invoice is not deleted."),
    voided: refuse("This invoice is not deleted."),
    deleted: allow,
  },
  repeat: {
    draft: refuse("This invoice is still a draft. Mark it as sent before you repeat it."),
    issued: allow,
    partPaid: allow,
    received: allow,
    credited: allow,
    voided: refuse("This invoice is void, so it cannot be repeated."),
    deleted: refuseDeleted,
  },
};

/** Returns why an operation is refused, in words for the owner. Returns null when it is allowed. */
export function findRefusal(operation: Operation, facts: InvoiceFacts): string | null {
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
