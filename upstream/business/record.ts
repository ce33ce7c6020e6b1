import { isMalaysia } from "../../domain/countries";
import * as z from "zod";
import { readDuitNow } from "../../domain/business-numbers/duitnow";
import type { CompanyBooks } from "../db/company-books";
import { findLacks, type CompanyRow, type Lack } from "./lacks";

export type ProfileAnswer = { profile: object; lacks: Lack[] };

/** The profile of the one company as the wire has it, with what its invoices still lack. */
export function readProfile(books: CompanyBooks): Promise<ProfileAnswer> {
  return books.remember("profile", () => askForProfile(books));
}

async function askForProfile(books: CompanyBooks): Promise<ProfileAnswer> {
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
    profile: { ...profileOnWire(company), logo: logo ?? null },
    lacks: await findLacks(books, company),
  };
}

function profileOnWire(company: CompanyRow): object {
  return {
    country_id: company.country_id,
    name: company.display_name,
    address: addressText(company.address),
    registration_no: company.registration_no,
    tax_no: company.tax_no,
    tax_since: company.tax_since || null,
    phone_no: company.phone,
    email: company.email,
    website_url: company.website_url,
    bank_name: company.bank_name,
    bank_account_name: company.bank_account_name,
    bank_account_no: company.bank_account_no,
    footer: company.invoice_footer,
    updated_at: company.profile_updated_at,
    ...(isMalaysia(company.country_id) ? malaysianFields(company) : { paynow: company.paynow }),
  };
}

function malaysianFields({ tin, msic, duitnow_code }: CompanyRow): object {
  const read = duitnow_code === "" ? null : readDuitNow(duitnow_code);
  return { tin, msic, duitnow_code, duitnow_name: read && "name" in read ? read.name : "" };
}

const lines = z.array(z.string());

function addressText(stored: string): string {
  return lines.parse(JSON.parse(stored)).join("\n");
}
