import { sql } from "kysely";
import { NO_DATE } from "../../domain/calendar/days";

/**
 * The day on which a row of `invoices` is due: a cash-term invoice, which has no due date, is due
 * on its own. A query must have these very words, by which the database finds its index.
 */
export const dueDay = sql<string>`case when invoices.due_date = ${sql.lit(NO_DATE)} then invoices.date
  else invoices.due_date end`;
