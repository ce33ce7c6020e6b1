import { sql } from "kysely";

/** What an invoice can be, by the numbers of the wire. */
export const STATUS = {
  draft: 0,
  sent: 1,
  approved: 2,
  accepted: 3,
  voided: 4,
  received: 5,
} as const;

/** Their amounts are in no sum, no account and no list of what is owed. */
const UNCOUNTED = [STATUS.draft, STATUS.voided].map((status) => sql.lit(status));

/**
 * For rows of `invoices`. A query must have these very words, by which the database finds its
 * indexes.
 */
export const isCounted = sql<boolean>`status not in (${sql.join(UNCOUNTED)})`;
/** Issued, and without a version yet: see `fillVersions`. */
export const isUnkept = sql<boolean>`version = 0 and status <> ${sql.lit(STATUS.draft)}`;
export const isDraft = sql<boolean>`status = ${sql.lit(STATUS.draft)}`;
export const isVoided = sql<boolean>`status = ${sql.lit(STATUS.voided)}`;

/** Only a draft can be marked as sent. */
export function canBeMarkedSent(status: number): boolean {
  return status === STATUS.draft;
}

/** Why an invoice cannot be edited any more: "void"; undefined while it can. */
export function whyClosed(status: number): string | undefined {
  return CLOSED.get(status);
}

const CLOSED = new Map<number, string>([
  [STATUS.voided, "void"],
  [STATUS.received, "paid"],
]);

/** Whether an invoice stays with its customer. */
export function isContactLocked(status: number): boolean {
  return status === STATUS.approved;
}
