import { NO_DATE } from "../../../domain/calendar/days";
import {
  findRefusal,
  type Operation,
  type EntryOperation,
} from "../../../domain/invoices/operations";
import { fill } from "../../../domain/words/message";
import { describeForPerson } from "../../../domain/refusals/for-person";
import { refusalWords as words } from "../../../domain/words/refusals";
import { getStatusFacts } from "../../../domain/invoices/status";
import { formatMoney, sum } from "../../../domain/money/money";
import type { InvoiceRecord } from "./record.server";

type Invoice = Pick<
  InvoiceRecord,
  | ("status" | "amount" | "balance" | "credited" | "credit_notes" | "partials")
  | ("date" | "due_date" | "can")
>;

/** The operations that a plain v2 API has. */
const PLAIN_API_OPERATIONS: readonly Operation[] = ["edit", "mark_sent", "delete"];

/**
 * Returns whether an invoice allows an operation. A plain v2 API does not send the allowed
 * operations. Of the operations that such an API has, the app then allows those that
 * `domain/invoices/operations.ts` allows in this state.
 */
export function allowsOperation(invoice: Invoice, operation: Operation): boolean {
  if (invoice.can) return invoice.can.includes(operation);
  return (
    PLAIN_API_OPERATIONS.includes(operation) &&
    findRefusal(operation, toInvoiceFacts(invoice)) === null
  );
}

/**
 * Returns why an invoice does not allow an operation, in words for the user. Returns "" when it is
 * allowed.
 */
export function describeRefusal(invoice: Invoice, operation: Operation): string {
  if (allowsOperation(invoice, operation)) return "";
  const refusal = findRefusal(operation, toInvoiceFacts(invoice));
  return (refusal && describeForPerson(refusal)) ?? words.notNow;
}

/** Returns why an invoice cannot be edited. Returns null when it can be edited. */
export function describeReadOnlyReason(invoice: Invoice): string | null {
  if (allowsOperation(invoice, "edit")) return null;
  const { closedReason: closed } = getStatusFacts(invoice.status);
  const isDeletable = allowsOperation(invoice, "delete");
  if (closed === "void" && isDeletable) return words.closedVoid;
  if (closed === "paid" && !isDeletable) return words.closedPaid;
  const note = findActiveCreditNote(invoice);
  if (!closed && note) return fill(words.closedCredited, { no: note.no });
  return describeRefusal(invoice, "edit");
}

/**
 * Returns a sentence about what becomes of the money of an invoice that is voided or deleted: that of
 * a cash sale is given back, and any other goes on account. Returns "" when nothing was paid.
 */
export function describePaidMoney(
  invoice: Invoice & Pick<InvoiceRecord, "currency" | "contact_name" | "is_cash_sale">,
): string {
  if (!allowsOperation(invoice, "void") || invoice.partials.length === 0) return "";
  const paid = sum(invoice.partials.map(({ amount }) => amount));
  const amount = formatMoney(invoice.currency.symbol, paid);
  return invoice.is_cash_sale
    ? fill(words.paidMoneyGoesBack, { amount })
    : fill(words.paidMoneyStays, { amount, name: invoice.contact_name });
}

/** Returns the first credit note that is not void; undefined when there is none. */
export function findActiveCreditNote({ credit_notes }: Pick<InvoiceRecord, "credit_notes">) {
  return credit_notes?.find(({ voided_on }) => !voided_on);
}

/** A credit note or a payment of an invoice. */
type Entry = { can?: string[] | null | undefined };

/**
 * Returns whether a credit note or a payment allows an operation. When the API does not send the
 * allowed operations, `isActive` decides. It is true for a credit note that was not voided and for
 * a payment that was not undone.
 */
export function allowsEntryOperation(
  { can }: Entry,
  operation: EntryOperation,
  isActive: boolean,
): boolean {
  return can?.includes(operation) ?? isActive;
}

function toInvoiceFacts(invoice: Invoice) {
  return {
    status: invoice.status,
    total: invoice.amount,
    balance: invoice.balance,
    credited: invoice.credited ?? 0n,
    date: invoice.date,
    dueDate: invoice.due_date,
    paymentCount: invoice.partials.length,
    creditNoteNo: findActiveCreditNote(invoice)?.no ?? "",
    // These facts matter only to operations that a plain v2 API does not have.
    ...{ isCashSale: false, keepsMoney: false, isDeleted: false, today: NO_DATE },
  };
}
