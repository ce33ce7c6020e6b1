import { getEnglishLanguageName } from "../../domain/languages";
import type { CompanyBooks } from "../db/company-books";
import { CONTACT_TEXT_NAMES, CONTACT_TEXTS } from "./fields";
import { toChosenLanguage } from "./language";
import { formatAddress, type ContactRow } from "./record";

/**
 * Returns the texts of a contact by their labels in the history, so that the states before and after
 * a change can be compared.
 */
export async function describeContact(
  books: CompanyBooks,
  id: number,
): Promise<Map<string, string>> {
  const contact = await books
    .selectFrom("contacts")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const addresses = await books
    .selectFrom("addresses")
    .selectAll()
    .where("contact_id", "=", id)
    .orderBy("is_primary", "desc")
    .orderBy("id")
    .execute();
  const people = await books
    .selectFrom("contact_people")
    .selectAll()
    .where("contact_id", "=", id)
    .orderBy("id")
    .execute();
  return new Map([
    ...CONTACT_TEXT_NAMES.flatMap((name): [string, string][] => {
      const { historyLabel } = CONTACT_TEXTS[name];
      return historyLabel === null ? [] : [[historyLabel, contact[name]]];
    }),
    ["Language", describeLanguage(contact)],
    ["Notes", contact.memo],
    ["Addresses", [contact.address, ...addresses.map(formatAddress)].filter(isFilled).join("\n")],
    ["Contact persons", people.map((person) => formatPerson(person)).join("\n")],
    ["Sold to", contact.is_customer ? "Yes" : "No"],
    ["Bought from", contact.is_supplier ? "Yes" : "No"],
  ]);
}

function describeLanguage(contact: ContactRow): string {
  const language = toChosenLanguage(contact);
  return language === null ? "" : getEnglishLanguageName(language);
}

type Person = { first_name: string; last_name: string; email: string; phone_no: string };

function formatPerson({ first_name, last_name, email, phone_no }: Person): string {
  return [`${first_name} ${last_name}`.trim(), email, phone_no].filter(isFilled).join(", ");
}

function isFilled(text: string): boolean {
  return text !== "";
}
