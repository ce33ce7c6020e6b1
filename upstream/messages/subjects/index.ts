import type { SubjectKind } from "../../db/issued-tables";
import { creditNoteSent } from "./credit-note";
import { invoiceSent } from "./invoice";
import { receiptSent } from "./receipt";
import { reminderSent } from "./reminder";
import { statementSent } from "./statement";
import type { Sendable } from "./subject";

/** All that goes to customers, each kind once. */
export const SENDABLE: Record<SubjectKind, Sendable> = {
  invoice: invoiceSent,
  receipt: receiptSent,
  credit_note: creditNoteSent,
  statement: statementSent,
  reminder: reminderSent,
};
