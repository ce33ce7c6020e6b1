import { showDate } from "../calendar/days";
import { INVOICE_STATUS, isOverdue, isUnpaid, dueDayOf } from "./status";

/** What can be done with an invoice, by the names that the wire's `can` has. */
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

/** What can be done with a credit note or a recorded payment that stands. */
export type PartOperation = "void" | "undo" | "send";

/** What decides which deeds are allowed. Amounts in minor units, days as YYYY-MM-DD. */
export type InvoiceFacts = {
  status: number;
  total: bigint;
  balance: bigint;
  credited: bigint;
  date: string;
  /** `NO_DATE` for none. */
  dueDate: string;
  /** How many payments stand. */
  payments: number;
  /** The number of a credit note that stands; blank for none. */
  creditNote: string;
  /** Sold at the counter and paid at once: its money goes back with it. */
  isCashSale: boolean;
  isDeleted: boolean;
  /** In the company's time zone. */
  today: string;
};

export type InvoiceState =
  "draft" | "issued" | "partPaid" | "received" | "credited" | "voided" | "deleted";

export function stateOf({
  isDeleted,
  status,
  creditNote,
  payments,
}: Pick<InvoiceFacts, "isDeleted" | "status" | "creditNote" | "payments">): InvoiceState {
  if (isDeleted) return "deleted";
  if (status === INVOICE_STATUS.draft) return "draft";
  if (status === INVOICE_STATUS.voided) return "voided";
  if (creditNote !== "") return "credited";
  if (status === INVOICE_STATUS.received) return "received";
  return payments > 0 ? "partPaid" : "issued";
}

/** Why a deed is refused and what to do instead, in a sentence or two; null when it is allowed. */
type Rule = (facts: InvoiceFacts) => string | null;

const yes: Rule = () => null;
const no =
  (words: string): Rule =>
  () =>
    words;

const deleted = no("This invoice was deleted. Restore it first.");
const ofCreditNote: Rule = ({ creditNote }) =>
  `This invoice has credit note ${creditNote}. Void it first.`;
const ofPayments =
  (deed: string): Rule =>
  ({ payments, isCashSale }) => {
    if (payments === 0 || isCashSale) return null;
    const [some, them] = payments === 1 ? ["a payment", "it"] : [`${payments} payments`, "them"];
    return `This invoice has ${some}. Undo ${them} before you ${deed} it.`;
  };
/** Also where a server does not name the payments. */
const ofMoney =
  (deed: string): Rule =>
  (facts) =>
    facts.payments === 0
      ? `This invoice is paid. Undo its payments before you ${deed} it.`
      : ofPayments(deed)(facts);
const onlyDrafts = no("Only a draft can be marked as sent.");

const whenOwed: Rule = ({ balance }) =>
  balance > 0n ? null : "Nothing is left to pay on this invoice.";
const whenLate: Rule = (invoice) => {
  if (!isUnpaid(invoice))
    return "Nothing is left to pay on this invoice: there is nothing to remind of.";
  if (isOverdue(invoice, invoice.today)) return null;
  return `This invoice is not late: it is due on ${showDate(dueDayOf(invoice))}.`;
};
const whenPaid: Rule = ({ payments }) =>
  payments > 0 ? null : "No payment stands on this invoice, so there is none to undo.";
const whenCreditable: Rule = ({ total, credited }) =>
  total > credited ? null : "Nothing is left to credit on this invoice.";
const noCreditNote = no("No credit note stands on this invoice, so there is none to void.");

/** The one table of what an invoice allows by its state: `docs/invoice-states.md` explains it. */
const RULES: Record<Operation, Record<InvoiceState, Rule>> = {
  edit: {
    draft: yes,
    issued: yes,
    partPaid: yes,
    received: no("This invoice is paid and cannot be edited. Credit what is wrong with it."),
    credited: ofCreditNote,
    voided: no("This invoice is void and cannot be edited. Write a new one instead."),
    deleted,
  },
  mark_sent: {
    draft: yes,
    issued: onlyDrafts,
    partPaid: onlyDrafts,
    received: onlyDrafts,
    credited: onlyDrafts,
    voided: onlyDrafts,
    deleted,
  },
  // Of a draft after it was marked as sent, which the page for it asks first.
  send: {
    draft: yes,
    issued: yes,
    partPaid: yes,
    received: yes,
    credited: yes,
    voided: no("This invoice is void, so there is nothing to send."),
    deleted,
  },
  remind: {
    draft: no("This invoice is still a draft. Mark it as sent before you remind of it."),
    issued: whenLate,
    partPaid: whenLate,
    received: whenLate,
    credited: whenLate,
    voided: whenLate,
    deleted,
  },
  // Of a draft its form takes what is paid with it.
  record_payment: {
    draft: no("This invoice is still a draft. Mark it as sent before you record a payment."),
    issued: whenOwed,
    partPaid: whenOwed,
    received: whenOwed,
    credited: whenOwed,
    voided: no("This invoice is void, so no payment can be recorded."),
    deleted,
  },
  undo_payment: {
    draft: no("This invoice is still a draft. Leave the payment out of it instead."),
    issued: whenPaid,
    partPaid: whenPaid,
    received: whenPaid,
    credited: whenPaid,
    voided: no("This invoice is void, so none of its payments can be undone."),
    deleted,
  },
  credit: {
    draft: no("This invoice is still a draft. Change it instead of crediting it."),
    issued: whenCreditable,
    partPaid: whenCreditable,
    received: whenCreditable,
    credited: whenCreditable,
    voided: no("This invoice is void, so it cannot be credited."),
    deleted,
  },
  void_credit_note: {
    draft: noCreditNote,
    issued: noCreditNote,
    partPaid: noCreditNote,
    received: noCreditNote,
    credited: yes,
    voided: noCreditNote,
    deleted,
  },
  void: {
    draft: no("This invoice was never sent, so there is nothing to void. Delete it."),
    issued: yes,
    partPaid: ofPayments("void"),
    received: ofMoney("void"),
    credited: ofCreditNote,
    voided: no("This invoice is already void."),
    deleted,
  },
  delete: {
    draft: yes,
    issued: yes,
    partPaid: ofPayments("delete"),
    received: ofMoney("delete"),
    credited: ofCreditNote,
    voided: yes,
    deleted: no("This invoice is deleted already."),
  },
  restore: {
    draft: no("This invoice is not deleted."),
    issued: no("This invoice is not deleted."),
    partPaid: no("This invoice is not deleted."),
    received: no("This invoice is not deleted."),
    credited: no("This invoice is not deleted."),
    voided: no("This invoice is not deleted."),
    deleted: yes,
  },
  repeat: {
    draft: no("This invoice is still a draft. Mark it as sent before you repeat it."),
    issued: yes,
    partPaid: yes,
    received: yes,
    credited: yes,
    voided: no("This invoice is void, so it cannot be repeated."),
    deleted,
  },
};

/** Why an invoice refuses a deed, in words for its owner; null when it is allowed. */
export function refusalOf(deed: Operation, facts: InvoiceFacts): string | null {
  return RULES[deed][stateOf(facts)](facts);
}

/** The deeds that an invoice allows now, as the wire's `can`. */
export function allowedOperations(facts: InvoiceFacts): Operation[] {
  return OPERATIONS.filter((deed) => refusalOf(deed, facts) === null);
}

/** What a deleted invoice allows. */
export const DELETED_OPERATIONS: readonly Operation[] = OPERATIONS.filter(
  (deed) => RULES[deed].deleted === yes,
);
