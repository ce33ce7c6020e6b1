import type { SelectQueryBuilder } from "kysely";
import type { BookTables } from "../../db/schema";
import { hasPeriod, type Period } from "../../wire/period";
import { dueDay } from "../../totals/invoice-conditions";
import { isDraft, isOwed } from "../../totals/invoice-conditions";
import type { SearchCondition } from "./search";

/** Which invoices a list has. The period is of their own dates. */
export type InvoiceFilter = Period & {
  /** What was searched for; undefined for all. */
  searchCondition?: SearchCondition | undefined;
  list?: "unpaid" | "draft" | undefined;
  due?: "overdue" | "open" | undefined;
  status?: number | undefined;
  /** YYYY-MM-DD where the company is. */
  today: string;
};

export type InvoiceQuery = SelectQueryBuilder<BookTables, "invoices", object>;

/** Whether it leaves any out. */
export function hasCriteria({
  searchCondition: isFound,
  list,
  due,
  status,
  ...period
}: InvoiceFilter): boolean {
  const isOfSome = list !== undefined || due !== undefined || status !== undefined;
  return isFound !== undefined || isOfSome || hasPeriod(period);
}

/** By what is owed, and by nothing else. */
export function isOnlyUnpaid({
  searchCondition: isFound,
  list,
  due,
  status,
  ...period
}: InvoiceFilter): boolean {
  const isOwed = list === "unpaid" || (list === undefined && due !== undefined);
  return isFound === undefined && isOwed && status === undefined && !hasPeriod(period);
}

export function filterInvoices(
  invoices: InvoiceQuery,
  { searchCondition: isFound, list, due, status, from, to, today }: InvoiceFilter,
): InvoiceQuery {
  const filtered = invoices
    .$if(list === "draft", (query) => query.where(isDraft))
    .$if(list === "unpaid" || due !== undefined, (query) => query.where(isOwed))
    .$if(due === "overdue", (query) => query.where(dueDay, "<", today))
    .$if(due === "open", (query) => query.where(dueDay, ">=", today))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? 0))
    .$if(from !== null, (query) => query.where("invoices.date", ">=", from))
    .$if(to !== null, (query) => query.where("invoices.date", "<=", to));
  return isFound ? filtered.where(isFound) : filtered;
}
