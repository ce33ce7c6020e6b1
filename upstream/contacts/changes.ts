import type { CompanyBooks } from "../db/company-books";
import { englishNameOf } from "../../domain/languages";
import { addressText } from "./record";

/** What a contact says of itself, by the names that people read. */
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
    ["Display name", contact.display_name],
    ["Business name", contact.name],
    ["First name", contact.first_name],
    ["Last name", contact.last_name],
    ["Registration number", contact.reg_no],
    ["Email", contact.email],
    ["Phone", contact.phone_no],
    ["Website", contact.website_url],
    ["Language", englishNameOf(contact.language)],
    ["Notes", contact.memo],
    ["Addresses", [contact.address, ...addresses.map(addressText)].filter(isGiven).join("\n")],
    ["Contact persons", people.map((person) => personLine(person)).join("\n")],
    ["Sold to", contact.is_customer ? "Yes" : "No"],
    ["Bought from", contact.is_supplier ? "Yes" : "No"],
  ]);
}

type Person = { first_name: string; last_name: string; email: string; phone_no: string };

function personLine({ first_name, last_name, email, phone_no }: Person): string {
  return [`${first_name} ${last_name}`.trim(), email, phone_no].filter(isGiven).join(", ");
}

function isGiven(text: string): boolean {
  return text !== "";
}
