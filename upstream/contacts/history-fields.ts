import { getEnglishLanguageName } from "../../domain/languages";
import { en } from "../../domain/words/en/history";
import type { CompanyBooks } from "../db/company-books";
import type { FieldState } from "../history/differences";
import { CONTACT_TEXT_NAMES, CONTACT_TEXTS } from "./fields";
import { toChosenLanguage } from "./language";
import { formatAddress, type ContactRow } from "./record";

/**
 * Returns the fields of a contact as the history shows them, so that the states before and after a
 * change can be compared.
 */
export async function describeContact(books: CompanyBooks, id: number): Promise<FieldState[]> {
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
  return [
    ...CONTACT_TEXT_NAMES.flatMap((name): FieldState[] => {
      const { historyCode } = CONTACT_TEXTS[name];
      return historyCode === null ? [] : [{ code: historyCode, text: contact[name] }];
    }),
    toLanguageField(contact),
    { code: "notes", text: contact.memo },
    {
      code: "addresses",
      text: [contact.address, ...addresses.map(formatAddress)].filter(isFilled).join("\n"),
    },
    { code: "contact_persons", text: people.map((person) => formatPerson(person)).join("\n") },
    toSideField("sold_to", contact.is_customer),
    toSideField("bought_from", contact.is_supplier),
  ];
}

function toLanguageField(contact: ContactRow): FieldState {
  const language = toChosenLanguage(contact);
  const text = language === null ? "" : getEnglishLanguageName(language);
  return { code: "language", text, value: language ?? "" };
}

function toSideField(code: "sold_to" | "bought_from", isSide: number): FieldState {
  const value = isSide ? "yes" : "no";
  return { code, text: en.values[value], value };
}

type Person = { first_name: string; last_name: string; email: string; phone_no: string };

function formatPerson({ first_name, last_name, email, phone_no }: Person): string {
  return [`${first_name} ${last_name}`.trim(), email, phone_no].filter(isFilled).join(", ");
}

function isFilled(text: string): boolean {
  return text !== "";
}
