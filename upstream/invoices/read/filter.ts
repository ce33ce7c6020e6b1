import { sql, type SelectQueryBuilder } from "kysely";
import type { BookTables } from "../../db/schema";
import { hasPeriod, type Period } from "../../wire/period";
import { dueDay } from "../../totals/due-day";
import { isCounted, isDraft } from "../../totals/counted";

/** Which invoices a list has. The period is of their own dates. */
export type InvoiceFilter = Period & {
  search: string;
  list?: "unpaid" | "draft" | undefined;
  due?: "overdue" | "open" | undefined;
  status?: number | undefined;
  /** YYYY-MM-DD where the company is. */
  today: string;
};

export type Invoices = SelectQueryBuilder<BookTables, "invoices", object>;

/** By anything but a search. */
export function isLimited({ list, due, status, ...period }: InvoiceFilter): boolean {
  return list !== undefined || due !== undefined || status !== undefined || hasPeriod(period);
}

/** By what is owed, and by nothing else. */
export function isOwedAlone({ list, due, status, ...period }: InvoiceFilter): boolean {
  const isOwed = list === "unpaid" || (list === undefined && due !== undefined);
  return isOwed && status === undefined && !hasPeriod(period);
}

/** Those of the filter, whatever is searched for. */
export function matching(
  invoices: Invoices,
  { list, due, status, from, to, today }: InvoiceFilter,
): Invoices {
  return invoices
    .$if(list === "draft", (query) => query.where(isDraft))
    .$if(list === "unpaid" || due !== undefined, (query) =>
      query.where("balance", ">", sql.lit(0)).where(isCounted),
    )
    .$if(due === "overdue", (query) => query.where(dueDay, "<", today))
    .$if(due === "open", (query) => query.where(dueDay, ">=", today))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? 0))
    .$if(from !== null, (query) => query.where("invoices.date", ">=", from))
    .$if(to !== null, (query) => query.where("invoices.date", "<=", to));
}
