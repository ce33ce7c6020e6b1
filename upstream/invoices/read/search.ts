import type { ExpressionBuilder } from "kysely";
import type { BookTables } from "../../db/schema";
import { isOwed } from "../../totals/counted";
import { isLike, searchPattern, soughtAmount } from "../../wire/search-text";

type Builder = ExpressionBuilder<BookTables, "invoices">;

/**
 * Whether an invoice has the words in its number, title, notes or lines, in the present names of its
 * customer, of the customer's people or of its items; or has the amount that they are.
 */
export function isFound(eb: Builder, words: string) {
  const pattern = searchPattern(words);
  const people = eb
    .selectFrom("contact_people")
    .select("contact_people.contact_id as id")
    .where(isLike("contact_people.search_text", pattern));
  const customers = eb
    .selectFrom("contacts")
    .select("contacts.id")
    .where(isLike("contacts.sort_name", pattern))
    .unionAll(people);
  const products = eb
    .selectFrom("products")
    .select("products.id")
    .where(isLike("products.search_text", pattern));
  // A line that says the words itself is found by `items_text`.
  const lines = eb
    .selectFrom("invoice_lines")
    .select("invoice_lines.invoice_id")
    .where("invoice_lines.product_id", "in", products)
    .where((line) => line.not(isLike("invoice_lines.name", pattern)));
  return eb.or([
    isLike("invoices.search_text", pattern),
    isLike("invoices.items_text", pattern),
    eb("invoices.contact_id", "in", customers),
    eb("invoices.id", "in", lines),
    ...hasAmount(eb, words),
  ]);
}

/** Whether it is the invoice's total, what is left of it, or what a line comes to before tax. */
function hasAmount(eb: Builder, words: string) {
  const amount = soughtAmount(words);
  if (!amount) return [];
  const { from, to } = amount;
  const lines = eb
    .selectFrom("invoice_lines")
    .select("invoice_lines.invoice_id")
    .where((line) => line.between("invoice_lines.net", from, to));
  const unpaid = eb
    .selectFrom("invoices as owed")
    .select("owed.id as invoice_id")
    .where(isOwed)
    .where((owed) => owed.between("owed.balance", from, to));
  return [eb.between("invoices.total", from, to), eb("invoices.id", "in", lines.unionAll(unpaid))];
}
