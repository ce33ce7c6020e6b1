import { sql } from "kysely";
import { DEFAULT_LANGUAGE, type Language } from "../../domain/languages";
import type { CompanyBooks } from "../db/company-books";

type StoredLanguage = { language: Language; is_english_chosen: 0 | 1 };

/** Returns the language that was chosen for a contact, or null when none was. */
export function toChosenLanguage({ language, is_english_chosen }: StoredLanguage): Language | null {
  return language === DEFAULT_LANGUAGE && is_english_chosen === 0 ? null : language;
}

/** Returns the columns for a chosen language, null for none. */
export function toLanguageColumns(chosen: Language | null) {
  return { language: chosen ?? DEFAULT_LANGUAGE, is_english_chosen: chosen === DEFAULT_LANGUAGE };
}

/**
 * Selects contacts with the language in which each is written to: the chosen one, or else the
 * company's.
 */
export function selectCustomers(books: CompanyBooks) {
  return books
    .selectFrom("contacts")
    .innerJoin("companies", "companies.id", "contacts.company_id")
    .select(["contacts.id", "contacts.display_name", "contacts.email"])
    .select(customerLanguage.as("language"));
}

const customerLanguage = sql<Language>`case
  when contacts.language <> 'en' or contacts.is_english_chosen = 1 then contacts.language
  else companies.customer_language end`;

/** Reads the language in which a contact is written to; English for a contact that is not there. */
export async function readCustomerLanguage(
  books: CompanyBooks,
  contactId: number,
): Promise<Language> {
  const contact = await selectCustomers(books)
    .where("contacts.id", "=", contactId)
    .executeTakeFirst();
  return contact?.language ?? DEFAULT_LANGUAGE;
}
