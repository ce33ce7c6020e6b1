import { sql } from "kysely";
import { INVOICE_STATUS, UNCOUNTED_STATUSES } from "../../domain/invoices/status";
import { NO_DATE } from "../../domain/calendar/days";

/**
 * The SQL condition for a counted invoice, which is issued and not void. The texts of the
 * conditions in this file must match the definitions of the indexes on `invoices`.
 */
export const countedCondition = sql<boolean>`status not in (${sql.join(
  UNCOUNTED_STATUSES.map((status) => sql.lit(status)),
)})`;

/** The condition for a counted invoice with a balance. */
export const owedCondition = sql<boolean>`balance > 0 and ${countedCondition}`;

/** The condition for an issued invoice without a version (see `fillVersions`). */
export const withoutVersionCondition = sql<boolean>`version = 0 and status <> ${sql.lit(INVOICE_STATUS.draft)}`;

export const draftCondition = sql<boolean>`status = ${sql.lit(INVOICE_STATUS.draft)}`;

/**
 * The due day of an invoice. An invoice with cash terms has no due date and is due on its own date.
 * The text must match the definition of the index.
 */
export const dueDayExpression = sql<string>`case when invoices.due_date = ${sql.lit(NO_DATE)} then invoices.date
  else invoices.due_date end`;
