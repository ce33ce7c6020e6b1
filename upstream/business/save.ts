import type { CompanyBooks } from "../db/company-books";
import { countryOf } from "../countries";
import { ApiError } from "../http/api-error";
import { parseOrRefuse } from "../http/fields";
import { nextVersion, refuseStale } from "../http/versions";
import type { Logo } from "../pictures/read-picture";
import { profilePayload, type Profile } from "./payload";

type Write = { version: string | undefined; now: Date };

/** Stores the profile of the one company anew. */
export async function saveProfile(
  books: CompanyBooks,
  body: unknown,
  { version, now }: Write,
): Promise<void> {
  const company = await books
    .selectFrom("companies")
    .select(["country_id", "profile_updated_at as updated_at"])
    .where("id", "=", books.companyId)
    .executeTakeFirstOrThrow();
  refuseStale("business profile", company, version);
  const country = countryOf(company.country_id);
  if (!country) throw new ApiError(422, "There is no business profile for this country yet.");
  const profile = parseOrRefuse(profilePayload(country.id), body);
  await books
    .updateTable("companies")
    .set({ ...columnsOf(profile), profile_updated_at: nextVersion(company, now) })
    .where("id", "=", books.companyId)
    .execute();
}

function columnsOf({ name, address, phone_no, footer, ...columns }: Profile) {
  const lines = address.split(/\r\n|[\n\r]/).map((line) => line.trim());
  return {
    ...columns,
    display_name: name,
    address: JSON.stringify(lines.filter((line) => line !== "")),
    phone: phone_no,
    invoice_footer: footer,
  };
}

/** Puts the logo in the place of the one before, if there was any. */
export async function saveLogo(
  books: CompanyBooks,
  logo: Logo,
  { version, now }: Write,
): Promise<void> {
  const stored = await removeLogo(books, version);
  await books
    .insertInto("logos")
    .values({
      ...logo,
      company_id: books.companyId,
      updated_at: stored ? nextVersion(stored, now) : now.toISOString(),
    })
    .execute();
}

/** Removes the logo; none is one that is gone already. */
export async function removeLogo(books: CompanyBooks, version: string | undefined) {
  const stored = await books
    .deleteFrom("logos")
    .where("company_id", "=", books.companyId)
    .returning("updated_at")
    .executeTakeFirst();
  if (stored) refuseStale("logo", stored, version);
  return stored;
}
