import { mapRows, listKeys } from "../../domain/field-table";
import type { CompanyBooks } from "../db/company-books";
import { ADDRESS_TEXTS } from "./fields";
import { planPartChanges } from "./parts";
import type { AddressPart } from "./payload";
import { NO_COUNTRY } from "./record";

/**
 * Saves the addresses of a contact. Stored addresses that are not in the list stay, but are no
 * longer the primary address when the list has one.
 */
export async function saveAddresses(
  books: CompanyBooks,
  contactId: number,
  addresses: AddressPart[],
): Promise<void> {
  const stored = await books
    .selectFrom("addresses")
    .select("id")
    .where("contact_id", "=", contactId)
    .execute();
  const { removed, changed, added } = planPartChanges(
    addresses,
    stored.map((address) => address.id),
    { list: "addresses", isEmpty },
  );
  if ([...changed.map(({ part }) => part), ...added].some((address) => address.is_primary)) {
    await books
      .updateTable("addresses")
      .set({ is_primary: false })
      .where("contact_id", "=", contactId)
      .execute();
  }
  if (removed.length > 0) {
    await books.deleteFrom("addresses").where("id", "in", removed).execute();
  }
  for (const { id, part } of changed) {
    await books.updateTable("addresses").set(toColumns(part)).where("id", "=", id).execute();
  }
  if (added.length > 0) {
    const owner = { company_id: books.companyId, contact_id: contactId };
    const rows = added.map((address) => ({ ...owner, ...toColumns(address) }));
    await books.insertInto("addresses").values(rows).execute();
  }
}

/** Returns true for an address without any text or country, which the form sends when unused. */
function isEmpty(address: AddressPart): boolean {
  return (
    listKeys(ADDRESS_TEXTS).every((name) => address[name] === "") && address.country_id === null
  );
}

function toColumns(address: AddressPart) {
  return {
    ...mapRows(ADDRESS_TEXTS, (_label, name) => address[name]),
    is_primary: address.is_primary,
    country_id: address.country_id ?? NO_COUNTRY,
  };
}
