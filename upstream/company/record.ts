import { findCountryOrMalaysia, MALAYSIA } from "../../domain/countries";
import * as z from "zod";
import { parseDuitNow } from "../../domain/business-numbers/duitnow";
import type { CompanyBooks } from "../db/company-books";
import { TICKED } from "../../domain/limits/business";
import { listProfileFields } from "./fields";
import { listMissingDetails, type CompanyRow, type MissingDetail } from "./missing-details";
import { toWirePaperChoices } from "./paper-choices";

/** The answer of the API. `lacks` are the details that are missing on invoices. */
export type ProfileResponse = { profile: object; lacks: MissingDetail[] };

/**
 * Returns the company's profile as JSON of the v2 API, and the details that are missing on its
 * invoices.
 */
export function readProfile(books: CompanyBooks): Promise<ProfileResponse> {
  return books.readCached("profile", () => readStoredProfile(books));
}

async function readStoredProfile(books: CompanyBooks): Promise<ProfileResponse> {
  const company = await books
    .selectFrom("companies")
    .selectAll()
    .where("id", "=", books.companyId)
    .executeTakeFirstOrThrow();
  const logo = await books
    .selectFrom("logos")
    .select(["width", "height", "updated_at"])
    .where("company_id", "=", books.companyId)
    .executeTakeFirst();
  return {
    profile: { ...toWireProfile(company), logo: logo ?? null },
    lacks: await listMissingDetails(books, company),
  };
}

function toWireProfile(company: CompanyRow): object {
  const country = findCountryOrMalaysia(company.country_id);
  const texts = listProfileFields(country.id).map(([name, { column }]): [string, string] => [
    name,
    company[column],
  ]);
  return {
    country_id: company.country_id,
    ...Object.fromEntries(texts),
    address: toAddressText(company.address),
    tax_since: company.tax_since || null,
    received_by: company.received_by === TICKED,
    ...toWirePaperChoices(company),
    updated_at: company.profile_updated_at,
    ...(country === MALAYSIA ? { duitnow_name: toDuitNowName(company) } : {}),
  };
}

/** Returns the name in the DuitNow code, or "" without a valid code. */
function toDuitNowName({ duitnow_code }: CompanyRow): string {
  const parsed = duitnow_code === "" ? null : parseDuitNow(duitnow_code);
  return parsed && "name" in parsed ? parsed.name : "";
}

const lines = z.array(z.string());

/** Converts the stored JSON array of lines to text with one line per entry. */
function toAddressText(stored: string): string {
  return lines.parse(JSON.parse(stored)).join("\n");
}
