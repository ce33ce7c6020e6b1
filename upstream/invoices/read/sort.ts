import { sql } from "kysely";
import type { Order } from "../../wire/sort";
import { dueDayExpression } from "../../totals/invoice-conditions";
import type { InvoiceQuery } from "./filter";
import { countedCondition } from "../../totals/invoice-conditions";

export const SORT_FIELDS = ["date", "due_date", "contact", "balance"] as const;

/**
 * The SQL of the balance in the company's own currency. It is 0 for draft and void invoices. The
 * text must match the definition of the index.
 */
const countedBaseBalance = sql<number>`case when ${countedCondition} then base_balance else 0 end`;

type SortBy = (typeof SORT_FIELDS)[number];

/** The sort field and the order of a list. Without `by`, invoices are sorted by id. */
export type Sort = { by?: SortBy | undefined; order?: Order | undefined };

/** The default order of each sort field. */
const DEFAULT_ORDERS: Record<SortBy, Order> = {
  date: "desc",
  due_date: "asc",
  contact: "asc",
  balance: "desc",
};

/** Returns true for the default order of lists, newest first. */
export function isDefaultSort({ by, order = "desc" }: Sort): boolean {
  return by === undefined && order === "desc";
}

/** Adds the order to a query. Invoices with equal values are sorted by id in the same order. */
export function sortInvoices(invoices: InvoiceQuery, sort: Sort): InvoiceQuery {
  const { by } = sort;
  const order = resolveOrder(sort);
  if (by === "date") return invoices.orderBy("invoices.date", order).orderBy("invoices.id", order);
  if (by === "due_date")
    return invoices.orderBy(dueDayExpression, order).orderBy("invoices.id", order);
  if (by === "contact")
    // The order by contact id also separates two customers with one name. With the company in the
    // join, SQLite reads contacts in their order and stops after one page.
    return invoices
      .innerJoin("contacts", (join) =>
        join
          .onRef("contacts.id", "=", "invoices.contact_id")
          .onRef("contacts.company_id", "=", "invoices.company_id"),
      )
      .orderBy("contacts.sort_name", order)
      .orderBy("contacts.id", order)
      .orderBy("invoices.id", order);
  if (by === "balance")
    return invoices.orderBy(countedBaseBalance, order).orderBy("invoices.id", order);
  return invoices.orderBy("invoices.id", order);
}

/** Returns the requested order, or the default order of the sort field. */
export function resolveOrder({ by, order }: Sort): Order {
  return order ?? (by ? DEFAULT_ORDERS[by] : "desc");
}
