import type { CompanyBooks } from "../db/company-books";
import { unacceptable } from "../http/api-error";
import type { ContactPayload } from "./payload";

/** Refuses what is not of the company, for the customer's and the supplier's side. */
export async function checkReferences(books: CompanyBooks, payload: ContactPayload): Promise<void> {
  for (const [table, column, words] of [
    ["currencies", "currency_id", "currency"],
    ["methods", "method_id", "payment method"],
    ["terms", "term_id", "payment term"],
  ] as const) {
    await checkReference(books, table, payload[column], words);
    await checkReference(books, table, payload[`supplier_${column}`], `supplier ${words}`);
  }
}

async function checkReference(
  books: CompanyBooks,
  table: "currencies" | "methods" | "terms",
  id: number | null,
  words: string,
): Promise<void> {
  if (id === null) return;
  const found = await books.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw unacceptable(`The ${words} was not found.`);
}
