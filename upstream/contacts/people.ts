import { mapRows } from "../../domain/field-table";
import type { CompanyBooks } from "../db/company-books";
import { PERSON_TEXT_NAMES, personTextSchemas } from "./fields";
import { planPartChanges } from "./parts";
import type { PersonPart } from "./payload";
import { buildPersonSearchText } from "./search-text";

/**
 * Saves the contact persons of a contact. Stored persons that are not in the list stay unchanged.
 */
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
  const { removed, changed, added } = planPartChanges(
    people,
    stored.map((person) => person.id),
    { list: "contactpersons", isEmpty },
  );
  if (removed.length > 0) {
    await books.deleteFrom("contact_people").where("id", "in", removed).execute();
  }
  for (const { id, part } of changed) {
    await books.updateTable("contact_people").set(toColumns(part)).where("id", "=", id).execute();
  }
  if (added.length > 0) {
    const owner = { company_id: books.companyId, contact_id: contactId };
    const rows = added.map((person) => ({ ...owner, ...toColumns(person) }));
    await books.insertInto("contact_people").values(rows).execute();
  }
}

/** Returns true for a contact person without any text, which the form sends when unused. */
function isEmpty(person: PersonPart): boolean {
  return PERSON_TEXT_NAMES.every((name) => person[name] === "");
}

function toColumns(person: PersonPart) {
  return {
    ...mapRows(personTextSchemas, (_row, name) => person[name]),
    search_text: buildPersonSearchText(person),
  };
}
