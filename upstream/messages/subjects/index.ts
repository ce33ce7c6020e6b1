import type { SubjectKind } from "../../db/issued-tables";
import { sendableCreditNote } from "./credit-note";
import { sendableInvoice } from "./invoice";
import { sendableReceipt } from "./receipt";
import { sendableReminder } from "./reminder";
import { sendableStatement } from "./statement";
import type { Sendable } from "./subject";

/** All kinds of messages to customers. */
export const SENDABLES: Record<SubjectKind, Sendable> = {
  invoice: sendableInvoice,
  receipt: sendableReceipt,
  credit_note: sendableCreditNote,
  statement: sendableStatement,
  reminder: sendableReminder,
};
