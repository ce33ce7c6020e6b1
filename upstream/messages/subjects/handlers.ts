import type { SubjectKind } from "../../db/issued-tables";
import { creditNoteHandler } from "./credit-note";
import { invoiceHandler } from "./invoice";
import { invoicesHandler } from "./invoices";
import { receiptHandler, wholeReceiptHandler } from "./receipt";
import { reminderHandler } from "./reminder";
import { statementHandler } from "./statement";
import type { RecordHandler, SubjectHandler } from "./subject";

/** The handlers of the messages about one record, which have routes of their own. */
export const RECORD_HANDLERS: readonly RecordHandler[] = [
  invoiceHandler,
  receiptHandler,
  wholeReceiptHandler,
  creditNoteHandler,
  statementHandler,
  reminderHandler,
];

/** The handlers of all kinds of messages to customers. */
export const SUBJECT_HANDLERS: Record<SubjectKind, SubjectHandler> = {
  invoice: invoiceHandler,
  invoices: invoicesHandler,
  receipt: receiptHandler,
  credit_note: creditNoteHandler,
  statement: statementHandler,
  reminder: reminderHandler,
};
