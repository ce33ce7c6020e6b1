import { sql, type ExpressionBuilder, type SelectQueryBuilder } from "kysely";
import { isDamaged } from "../../wire/damaged-text";
import type { CompanyBooks } from "../../db/company-books";
import type { BookTables } from "../../db/schema";
import { isLike, searchPattern } from "../../wire/search-text";
import { findIndexed, NOTHING_FOUND, type Found } from "../../search-index/find";

type Invoices = SelectQueryBuilder<BookTables, "invoices", object>;
type Builder = ExpressionBuilder<BookTables, "invoices">;

/**
 * The invoices found by the number and the notes, the customer and its people, the lines and their
 * items: in the index, and the newest, which are not in it yet, one by one. `limited` leaves out
 * others; `few` is how many are looked at one after the other.
 */
export async function searchInvoices(
  books: CompanyBooks,
  words: string,
  { limited, few }: { limited?: (invoices: Invoices) => Invoices; few?: number } = {},
): Promise<Found> {
  if (isDamaged(words)) return NOTHING_FOUND;
  const pattern = searchPattern(words);
  const newest = await findUnindexed(books, pattern, limited);
  const indexed = await findIndexed(books, {
    words,
    shared: () => findShared(books, pattern),
    isInText: (eb) => isInText(eb, pattern),
    ...(limited && { limited }),
    ...(few !== undefined && { few }),
  });
  return {
    count: newest.length + indexed.count,
    async page(from, to) {
      const first = newest.slice(from, to);
      const passed = newest.length;
      const others = await indexed.page(Math.max(0, from - passed), Math.max(0, to - passed));
      return [...first, ...others];
    },
  };
}

async function findUnindexed(
  books: CompanyBooks,
  pattern: string,
  limited: (invoices: Invoices) => Invoices = (invoices) => invoices,
): Promise<number[]> {
  const { indexed_invoice_id } = await books
    .selectFrom("companies")
    .select("indexed_invoice_id")
    .where("id", "=", books.companyId)
    .executeTakeFirstOrThrow();
  const invoices = books
    .selectFrom("invoices")
    .where("invoices.company_id", "=", books.companyId)
    .where("invoices.id", ">", indexed_invoice_id);
  const rows = await limited(invoices)
    .where((eb) => isFound(eb, pattern))
    .select("invoices.id")
    .orderBy("invoices.id", "desc")
    .execute();
  return rows.map(({ id }) => id);
}

function isFound(eb: Builder, pattern: string) {
  // Joined, the database would read every line to find the few products.
  const lines = eb
    .selectFrom("invoice_lines")
    .select("invoice_lines.invoice_id")
    .where("invoice_lines.product_id", "in", productsWith(eb, pattern))
    .whereRef("invoice_lines.invoice_id", "=", "invoices.id");
  return eb.or([
    isInText(eb, pattern),
    eb("invoices.contact_id", "in", contactsWith(eb, pattern)),
    eb("invoices.contact_id", "in", contactsOfPeopleWith(eb, pattern)),
    eb.exists(lines),
  ]);
}

function isInText(eb: Builder, pattern: string) {
  return eb.or([isLike("invoices.search_text", pattern), isLike("invoices.items_text", pattern)]);
}

/** The customers that have it in their name or their people's, and the items; by one question. */
async function findShared(books: CompanyBooks, pattern: string) {
  const ofContact = sql<number>`0`.as("is_product");
  const ofProduct = sql<number>`1`.as("is_product");
  const found = await contactsWith(books, pattern)
    .select(ofContact)
    .unionAll(contactsOfPeopleWith(books, pattern).select(ofContact))
    .unionAll(productsWith(books, pattern).select(ofProduct))
    .execute();
  const idsOf = (kind: number) => {
    const ofKind = found.filter(({ is_product }) => is_product === kind);
    return [...new Set(ofKind.map(({ id }) => id))];
  };
  return { contacts: idsOf(0), products: idsOf(1) };
}

type Selecting = Pick<CompanyBooks, "selectFrom">;

function contactsWith(from: Selecting | Builder, pattern: string) {
  return (from as Selecting)
    .selectFrom("contacts")
    .select("contacts.id")
    .where(isLike("contacts.sort_name", pattern));
}

function contactsOfPeopleWith(from: Selecting | Builder, pattern: string) {
  return (from as Selecting)
    .selectFrom("contact_people")
    .select("contact_people.contact_id as id")
    .where(isLike("contact_people.search_text", pattern));
}

function productsWith(from: Selecting | Builder, pattern: string) {
  return (from as Selecting)
    .selectFrom("products")
    .select("products.id")
    .where(isLike("products.search_text", pattern));
}
