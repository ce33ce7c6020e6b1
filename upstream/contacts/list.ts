import { sql } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import { parseId } from "../wire/fields";
import { createRefusal } from "../wire/api-error";
import { readSort } from "../wire/sort";
import { PAGE_SIZE } from "../../domain/limits/lists";
import { readPageNumber } from "../wire/page";
import { matchesPattern, toSearchPattern } from "../wire/search-text";

/**
 * Builds the database query of a list of contacts, sorted by name. The query reads one page when
 * `query.page` is set, and all contacts otherwise. Throws a 422 for an unknown list, an invalid page
 * or an unknown order.
 */
export function buildContactsQuery(books: CompanyBooks, query: Record<string, string>) {
  const page = readPageNumber(query.page);
  const list = query.list ?? "all";
  const { order } = readSort(query, {
    defaultColumn: "name",
    defaultOrders: { name: "asc" },
  });
  if (!["all", "customers", "suppliers"].includes(list)) {
    throw createRefusal("contact_list_type");
  }
  return (
    books
      .selectFrom("contacts")
      .where("company_id", "=", books.companyId)
      .$if(query.id !== undefined, (rows) => rows.where("id", "=", parseId(query.id) ?? 0))
      // These values are literals, so that the database can use its partial indexes.
      .$if(list === "customers", (rows) => rows.where("is_customer", "=", sql.lit(1)))
      .$if(list === "suppliers", (rows) => rows.where("is_supplier", "=", sql.lit(1)))
      .$if(Boolean(query.search), (rows) =>
        rows.where((eb) => {
          const pattern = toSearchPattern(query.search ?? "");
          const people = eb
            .selectFrom("contact_people")
            .select("contact_people.contact_id")
            .where(matchesPattern("contact_people.search_text", pattern));
          return eb.or([
            matchesPattern("contacts.search_text", pattern),
            eb("contacts.id", "in", people),
          ]);
        }),
      )
      .orderBy("sort_name", order)
      .orderBy("id", order)
      .$if(page !== undefined, (rows) =>
        rows.limit(PAGE_SIZE).offset(((page ?? 1) - 1) * PAGE_SIZE),
      )
  );
}
