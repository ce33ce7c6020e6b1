import { mapRows } from "../../domain/field-table";
import type { ContactText } from "../../domain/limits/contacts";
import { CONTACT_TEXTS } from "../contacts/fields";
import { TYPE_BUSINESS, TYPE_PERSON } from "../contacts/record";
import { buildContactSearchText } from "../contacts/search-text";
import type { CompanyBooks } from "../db/company-books";
import { toSearchText } from "../wire/search-text";
import type { ContactSeed } from "./types";
import { insertInChunks, createIdsByRef, type IdsByRef } from "../db/rows";

/** Stores contacts with their contact persons and addresses. Returns their ids by `ref`. */
export async function writeContacts(
  books: CompanyBooks,
  contacts: ContactSeed[],
  now: Date,
): Promise<IdsByRef> {
  const company_id = books.companyId;
  const ids = await insertInChunks(
    contacts.map((contact) => {
      const texts = toContactTexts(contact);
      return {
        ...texts,
        company_id,
        type: contact.kind === "person" ? TYPE_PERSON : TYPE_BUSINESS,
        is_customer: contact.isCustomer,
        is_supplier: contact.isSupplier,
        memo: contact.memo,
        send_mail: false,
        sort_name: toSearchText(contact.displayName),
        search_text: buildContactSearchText(texts),
        updated_at: now.toISOString(),
      };
    }),
    (rows) => books.insertInto("contacts").values(rows).returning("id").execute(),
  );
  const written = createIdsByRef(
    contacts.map((contact) => contact.ref),
    ids,
  );
  await insertInChunks(
    contacts.flatMap(({ ref, contactPerson: person }) =>
      person
        ? {
            company_id,
            contact_id: written.getId(ref),
            display_name: `${person.firstName} ${person.lastName}`.trim(),
            first_name: person.firstName,
            last_name: person.lastName,
            email: person.email,
            phone_no: person.phone,
          }
        : [],
    ),
    (rows) => books.insertInto("contact_people").values(rows).returning("id").execute(),
  );
  await insertInChunks(
    contacts.flatMap(({ ref, address }) =>
      address
        ? {
            company_id,
            contact_id: written.getId(ref),
            street: address.street,
            city: address.city,
            state: address.state,
            postcode: address.postcode,
            country_id: address.countryId,
            is_primary: true,
          }
        : [],
    ),
    (rows) => books.insertInto("addresses").values(rows).returning("id").execute(),
  );
  return written;
}

/** Returns the text columns of a contact. Columns without a value in the seed are empty. */
function toContactTexts(contact: ContactSeed): Record<ContactText, string> {
  return {
    ...mapRows(CONTACT_TEXTS, () => ""),
    display_name: contact.displayName,
    name: contact.name,
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    phone_no: contact.phone,
    reg_no: contact.registrationNo,
  };
}
