import type { SubjectKind } from "../../db/issued-tables";
import { creditNoteHandler } from "./credit-note";
import { invoiceHandler } from "./invoice";
import { receiptHandler } from "./receipt";
import { reminderHandler } from "./reminder";
import { statementHandler } from "./statement";
import type { SubjectHandler } from "./subject";

/** The handlers of all kinds of messages to customers. */
export const SUBJECT_HANDLERS: Record<SubjectKind, SubjectHandler> = {
  invoice: invoiceHandler,
  receipt: receiptHandler,
  credit_note: creditNoteHandler,
  statement: statementHandler,
  reminder: reminderHandler,
};
