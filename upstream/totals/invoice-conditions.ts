import { sql } from "kysely";
import { INVOICE_STATUS, UNCOUNTED_STATUSES } from "../../domain/invoices/status";
import { NO_DATE } from "../../domain/calendar/days";

/**
 * For rows of `invoices`. A query must have these very words, by which the database finds its
 * indexes.
 */
export const isCounted = sql<boolean>`status not in (${sql.join(
  UNCOUNTED_STATUSES.map((status) => sql.lit(status)),
)})`;

export const isUncounted = sql<boolean>`status in (${sql.join(
  UNCOUNTED_STATUSES.map((status) => sql.lit(status)),
)})`;

/** Something is left of it to be paid. */
export const isOwed = sql<boolean>`balance > 0 and ${isCounted}`;

/** Issued, and without a version yet: see `fillVersions`. */
export const lacksVersion = sql<boolean>`version = 0 and status <> ${sql.lit(INVOICE_STATUS.draft)}`;

export const isDraft = sql<boolean>`status = ${sql.lit(INVOICE_STATUS.draft)}`;

/**
 * The day on which a row of `invoices` is due: a cash-term invoice, which has no due date, is due
 * on its own. A query must have these very words, by which the database finds its index.
 */
export const dueDay = sql<string>`case when invoices.due_date = ${sql.lit(NO_DATE)} then invoices.date
  else invoices.due_date end`;
