import type { CompanyBooks } from "../../db/company-books";

/** The maximum length of each list. */
const MAX_LISTED = 5;
/** The maximum numbers of invoices and of their lines that are searched. */
const NEWEST_INVOICES = 20;
const MAX_LINES = 1_000;

/**
 * Returns up to five active items for sale on the newest invoices, draft and void invoices included,
 * most recent first.
 */
export async function listRecentProducts(books: CompanyBooks) {
  const invoices = (await readNewestInvoices(books)).map(({ id }) => id);
  const lines = await books
    .selectFrom("invoice_lines")
    .select("product_id")
    .where("invoice_id", "in", [0, ...invoices])
    .where("product_id", "is not", null)
    .orderBy("invoice_id", "desc")
    .orderBy("position")
    .limit(MAX_LINES)
    .execute();
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))];
  const products = await books
    .selectFrom("products")
    .selectAll()
    .where("id", "in", [0, ...ids])
    .where("is_active", "=", 1)
    .where("for_sale", "=", 1)
    .execute();
  return listFirstByIds(products, ids);
}

/**
 * Returns up to five customers of the newest invoices, draft and void invoices included, most recent
 * first.
 */
export async function listRecentContacts(books: CompanyBooks) {
  const invoices = await readNewestInvoices(books);
  const ids = [...new Set(invoices.map(({ contact_id }) => contact_id))];
  const contacts = await books
    .selectFrom("contacts")
    .select(["id", "display_name", "phone_no", "email"])
    .where("id", "in", [0, ...ids])
    .where("is_customer", "=", 1)
    .execute();
  return listFirstByIds(contacts, ids);
}

function readNewestInvoices(books: CompanyBooks) {
  return books
    .selectFrom("invoices")
    .select(["id", "contact_id"])
    .where("company_id", "=", books.companyId)
    .orderBy("id", "desc")
    .limit(NEWEST_INVOICES)
    .execute();
}

/** Returns the first `MAX_LISTED` rows in the order of the ids. */
function listFirstByIds<Row extends { id: number }>(rows: Row[], ids: number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, MAX_LISTED);
}
