import type { CompanyBooks } from "../db/company-books";
import { sortParts } from "./parts";
import type { PersonPart } from "./payload";
import { personText } from "./person-text";

/** The contact persons of a contact, of whom those not named stay as they are. */
export async function savePeople(
  books: CompanyBooks,
  contactId: number,
  people: PersonPart[],
): Promise<void> {
  const stored = await books
    .selectFrom("contact_people")
    .select("id")
    .where("contact_id", "=", contactId)
    .execute();
  const { removed, changed, added } = sortParts(
    people,
    stored.map((person) => person.id),
    { place: "Contact person", isEmpty },
  );
  if (removed.length > 0) {
    await books.deleteFrom("contact_people").where("id", "in", removed).execute();
  }
  for (const { id, part } of changed) {
    await books.updateTable("contact_people").set(columnsOf(part)).where("id", "=", id).execute();
  }
  if (added.length > 0) {
    const owner = { company_id: books.companyId, contact_id: contactId };
    const rows = added.map((person) => ({ ...owner, ...columnsOf(person) }));
    await books.insertInto("contact_people").values(rows).execute();
  }
}

/** A form's section that was left blank is nobody. */
function isEmpty({ display_name, first_name, last_name, email, phone_no }: PersonPart): boolean {
  return [display_name, first_name, last_name, email, phone_no].every((value) => value === "");
}

function columnsOf({ display_name, first_name, last_name, email, phone_no }: PersonPart) {
  const names = { display_name, first_name, last_name };
  return { ...names, email, phone_no, search_text: personText(names) };
}
