import { namesOf } from "../../domain/field-table";
import type { CompanyBooks } from "../db/company-books";
import { unacceptable } from "../wire/api-error";
import { CONTACT_CHOICES } from "./fields";
import type { ContactPayload } from "./payload";

/** Throws a 422 when the payload refers to an entry that is not in the company's lists. */
export async function checkReferences(books: CompanyBooks, payload: ContactPayload): Promise<void> {
  for (const name of namesOf(CONTACT_CHOICES)) {
    const { table, words } = CONTACT_CHOICES[name];
    await checkReference(books, table, payload[name], words);
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
