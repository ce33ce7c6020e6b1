import type { SelectQueryBuilder } from "kysely";
import type { BookTables } from "../../db/schema";
import { hasPeriod, type Period } from "../../wire/period";
import { dueDayExpression } from "../../totals/invoice-conditions";
import { draftCondition, owedCondition } from "../../totals/invoice-conditions";
import type { SearchCondition } from "./search";

/** The criteria of an invoice list. The period limits the invoice date. */
export type InvoiceFilter = Period & {
  /** The condition of a text search. Undefined without a search. */
  searchCondition?: SearchCondition | undefined;
  list?: "unpaid" | "draft" | undefined;
  /** Unpaid invoices whose due day is over (`overdue`) or not over (`open`). */
  due?: "overdue" | "open" | undefined;
  status?: number | undefined;
  /** Only the invoices with these ids. */
  ids?: number[] | undefined;
  /** Today in the company's time zone, as YYYY-MM-DD. */
  today: string;
};

export type InvoiceQuery = SelectQueryBuilder<BookTables, "invoices", object>;

/** Returns true when the filter has any criterion. */
export function hasCriteria({
  searchCondition,
  list,
  due,
  status,
  ids,
  ...period
}: InvoiceFilter): boolean {
  const hasListFilter = [list, due, status, ids].some((value) => value !== undefined);
  return searchCondition !== undefined || hasListFilter || hasPeriod(period);
}

/** Returns true when the filter selects unpaid invoices and has no other criterion. */
export function isOnlyUnpaid({
  searchCondition,
  list,
  due,
  status,
  ids,
  ...period
}: InvoiceFilter): boolean {
  const selectsUnpaid = list === "unpaid" || (list === undefined && due !== undefined);
  const hasOtherFilter = [searchCondition, status, ids].some((value) => value !== undefined);
  return selectsUnpaid && !hasOtherFilter && !hasPeriod(period);
}

export function filterInvoices(
  invoices: InvoiceQuery,
  { searchCondition, list, due, status, ids, from, to, today }: InvoiceFilter,
): InvoiceQuery {
  const filtered = invoices
    .$if(list === "draft", (query) => query.where(draftCondition))
    .$if(list === "unpaid" || due !== undefined, (query) => query.where(owedCondition))
    .$if(due === "overdue", (query) => query.where(dueDayExpression, "<", today))
    .$if(due === "open", (query) => query.where(dueDayExpression, ">=", today))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? 0))
    .$if(ids !== undefined, (query) => query.where("invoices.id", "in", ids ?? []))
    .$if(from !== null, (query) => query.where("invoices.date", ">=", from))
    .$if(to !== null, (query) => query.where("invoices.date", "<=", to));
  return searchCondition ? filtered.where(searchCondition) : filtered;
}
