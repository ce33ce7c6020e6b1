import * as z from "zod";
import { listKeys } from "../../domain/field-table";
import type { CompanyBooks } from "../db/company-books";
import { findCountry } from "../../domain/countries";
import { ApiError } from "../wire/api-error";
import type { Call } from "../calls/calls";
import { parseOrRefuse } from "../wire/fields";
import { calculateUpdatedAt, rejectStale } from "../wire/etags";
import type { Logo } from "../pictures/read-picture";
import { PROFILE_FIELDS, listProfileFields, type GuardedField, type Profile } from "./fields";
import { paperChoicesSchema, toPaperColumns } from "./paper-choices";
import {
  GUARDED_NAMES,
  listGuardedChanges,
  isPasswordNeeded,
  requirePassword,
} from "./guarded-fields";
import { toRefusal } from "../../domain/refusals/refusal";

type LogoWrite = { etag: string | undefined; now: Date };

/** The guarded fields that a save has changed. `email` is null when the email was not changed. */
export type GuardedChange = {
  companyId: number;
  name: string;
  fields: GuardedField[];
  email: { before: string; after: string } | null;
};

/**
 * Replaces the company's profile. Throws a 409 when the etag is outdated, and a 403 when guarded
 * fields change and the password was not given recently.
 */
export async function saveProfile(
  books: CompanyBooks,
  body: unknown,
  call: Pick<Call, "etag" | "now" | "passwordGivenAt">,
): Promise<GuardedChange> {
  const company = await readGuardedColumns(books);
  rejectStale("business_profile", company, call.etag);
  const profile = readPayload(company, body);
  const paperChoices = parseOrRefuse(paperChoicesSchema, body);
  const changes = listGuardedChanges(company, profile);
  requirePassword(changes, call);
  await books
    .updateTable("companies")
    .set({
      ...toColumns(profile),
      ...toPaperColumns(paperChoices),
      profile_updated_at: calculateUpdatedAt(company, call.now),
    })
    .where("id", "=", books.companyId)
    .execute();
  return {
    companyId: books.companyId,
    name: profile.name,
    fields: changes,
    email: changes.includes("email") ? { before: company.email, after: profile.email } : null,
  };
}

/** Returns the changed fields for which `saveProfile` would require the password. Saves nothing. */
export async function listChangesNeedingPassword(
  books: CompanyBooks,
  body: unknown,
  call: Pick<Call, "now" | "passwordGivenAt">,
): Promise<GuardedField[]> {
  const company = await readGuardedColumns(books);
  const changes = listGuardedChanges(company, readPayload(company, body));
  return isPasswordNeeded(changes, call) ? changes : [];
}

function readGuardedColumns(books: CompanyBooks) {
  return books
    .selectFrom("companies")
    .select(["country_id", "profile_updated_at as updated_at"])
    .select(GUARDED_NAMES)
    .where("id", "=", books.companyId)
    .executeTakeFirstOrThrow();
}

function readPayload({ country_id }: { country_id: number }, body: unknown): Profile {
  const country = findCountry(country_id);
  if (!country) throw new ApiError(422, toRefusal("no_profile_for_country"));
  const schemas = listProfileFields(country.id).map(
    ([name, { countrySchema }]): [string, typeof countrySchema] => [name, countrySchema],
  );
  // `Object.fromEntries` loses the type: the object has exactly the fields of the country.
  return parseOrRefuse(z.object(Object.fromEntries(schemas)), body) as Profile;
}

function toColumns(profile: Profile) {
  const columns = listKeys(PROFILE_FIELDS).flatMap((name): [string, string][] => {
    const text = profile[name];
    return text === undefined ? [] : [[PROFILE_FIELDS[name].column, text]];
  });
  const lines = profile.address.split(/\r\n|[\n\r]/).map((line) => line.trim());
  return {
    ...Object.fromEntries(columns),
    address: JSON.stringify(lines.filter((line) => line !== "")),
  };
}

/** Stores the logo in place of the previous logo. Throws a 409 when `etag` is outdated. */
export async function saveLogo(
  books: CompanyBooks,
  logo: Logo,
  { etag, now }: LogoWrite,
): Promise<void> {
  const stored = await deleteLogo(books, etag);
  await books
    .insertInto("logos")
    .values({
      ...logo,
      company_id: books.companyId,
      updated_at: stored ? calculateUpdatedAt(stored, now) : now.toISOString(),
    })
    .execute();
}

/**
 * Deletes the logo and returns the deleted row, or undefined when there was no logo. Throws a 409
 * when `etag` is outdated.
 */
export async function deleteLogo(books: CompanyBooks, etag: string | undefined) {
  const stored = await books
    .deleteFrom("logos")
    .where("company_id", "=", books.companyId)
    .returning("updated_at")
    .executeTakeFirst();
  if (stored) rejectStale("logo", stored, etag);
  return stored;
}
