import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { CompanyBooks } from "../../db/company-books";
import type { BookTables } from "../../db/schema";
import { owedCondition } from "../../totals/invoice-conditions";
import { matchesPattern, toSearchPattern, parseSearchedAmount } from "../../wire/search-text";

type InvoiceExpressions = ExpressionBuilder<BookTables, "invoices">;
type QuerySource = Pick<CompanyBooks, "selectFrom">;

/** A condition for a query on invoices: see `buildSearchCondition`. */
export type SearchCondition = (eb: InvoiceExpressions) => Expression<SqlBool>;

/**
 * Builds the condition of a text search. It finds invoices by number, title, notes, lines or
 * amount, by the current names of customers and contact people, and by the current search texts of
 * items. Customers or items are left out of the condition when none of them matches. `words` is the
 * result of `normalizeSearch`.
 */
export async function buildSearchCondition(
  books: CompanyBooks,
  words: string,
): Promise<SearchCondition> {
  const pattern = toSearchPattern(words);
  const amount = parseSearchedAmount(words);
  const { hasCustomers, hasItems } = await books
    .selectFrom("companies")
    .where("id", "=", books.companyId)
    .select((eb) => [
      eb.exists(selectMatchingCustomers(books, pattern)).as("hasCustomers"),
      eb.exists(selectItemsMissedByText(books, pattern)).as("hasItems"),
    ])
    .executeTakeFirstOrThrow();
  return (eb) => {
    const source = eb as QuerySource;
    return eb.or([
      matchesPattern("invoices.search_text", pattern),
      matchesPattern("invoices.items_text", pattern),
      ...(hasCustomers
        ? [eb("invoices.contact_id", "in", selectMatchingCustomers(source, pattern))]
        : []),
      ...(hasItems ? [eb("invoices.id", "in", selectInvoicesByItem(source, pattern))] : []),
      ...(amount ? [eb("invoices.id", "in", selectInvoicesByAmount(source, amount))] : []),
    ]);
  };
}

function selectMatchingCustomers(source: QuerySource, pattern: string) {
  const people = source
    .selectFrom("contact_people")
    .select("contact_people.contact_id as id")
    .where(matchesPattern("contact_people.search_text", pattern));
  return source
    .selectFrom("contacts")
    .select("contacts.id")
    .where(matchesPattern("contacts.sort_name", pattern))
    .unionAll(people);
}

function selectMatchingItems(source: QuerySource, pattern: string) {
  return source
    .selectFrom("products")
    .select("products.id")
    .where(matchesPattern("products.search_text", pattern));
}

/**
 * Selects the matching items whose invoices a search of `items_text` may miss: the items that do not
 * match by name, and the items that have a line with another name, for example because the item was
 * renamed.
 */
function selectItemsMissedByText(source: QuerySource, pattern: string) {
  return selectMatchingItems(source, pattern).where((eb) => {
    const lines = eb
      .selectFrom("invoice_lines")
      .whereRef("invoice_lines.product_id", "=", "products.id");
    const first = lines.select((line) => line.fn.min("invoice_lines.name").as("first"));
    const last = lines.select((line) => line.fn.max("invoice_lines.name").as("last"));
    return eb.or([
      eb.not(matchesPattern("products.name", pattern)),
      eb("products.name", "<>", first),
      eb("products.name", "<>", last),
    ]);
  });
}

/**
 * Selects the invoices that have a line of a matching item under a name that does not match. The
 * search of `items_text` finds the other invoices.
 */
function selectInvoicesByItem(source: QuerySource, pattern: string) {
  return source
    .selectFrom("invoice_lines")
    .select("invoice_lines.invoice_id")
    .where("invoice_lines.product_id", "in", selectMatchingItems(source, pattern))
    .where((line) => line.not(matchesPattern("invoice_lines.name", pattern)));
}

/**
 * Selects the invoices whose total, open balance or net amount of a line lies in a range of minor
 * units, both ends included.
 */
function selectInvoicesByAmount(source: QuerySource, amount: { from: number; to: number }) {
  const invoices = source.selectFrom("invoices as other").select("other.id as invoice_id");
  return source
    .selectFrom("invoice_lines")
    .select("invoice_lines.invoice_id")
    .where((eb) => eb.between("invoice_lines.net", amount.from, amount.to))
    .unionAll(invoices.where((eb) => eb.between("other.total", amount.from, amount.to)))
    .unionAll(
      invoices
        .where(owedCondition)
        .where((eb) => eb.between("other.balance", amount.from, amount.to)),
    );
}
