import type { Selectable } from "kysely";
import { findCountryOrMalaysia, MALAYSIA, SINGAPORE, type CountryId } from "../../domain/countries";
import { fill } from "../../domain/words/message";
import { missingDetailWords as words } from "../../domain/words/missing-details";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables } from "../db/schema";

export type CompanyRow = Selectable<BookTables["companies"]>;

/**
 * A field of the profile that an invoice should show but that is empty, and the reason in words for
 * the user. `field` and `why` are names on the wire.
 */
export type MissingDetail = { field: string; why: string };

type Rule = {
  field: string;
  why: () => string;
  isMissing: (company: CompanyRow) => boolean;
};

const isBlank = (...fields: (keyof CompanyRow)[]) => {
  return (company: CompanyRow) => fields.every((field) => company[field] === "");
};

const ADDRESS: Rule = {
  field: "address",
  why: () => words.address,
  isMissing: ({ address }) => address === "[]",
};

const CONTACT_DETAILS: Rule = {
  field: "phone_no",
  why: () => words.contactDetails,
  isMissing: isBlank("phone", "email"),
};

/** The details that the laws and customers of each country expect on an invoice. */
const RULES: Record<CountryId, Rule[]> = {
  [MALAYSIA.id]: [
    {
      field: "registration_no",
      why: () => words.ssm,
      isMissing: isBlank("registration_no"),
    },
    ADDRESS,
    CONTACT_DETAILS,
    {
      field: "bank_account_no",
      why: () => words.payInMalaysia,
      isMissing: isBlank("bank_account_no", "duitnow_code"),
    },
  ],
  [SINGAPORE.id]: [
    {
      field: "registration_no",
      why: () => words.uen,
      isMissing: isBlank("registration_no"),
    },
    ADDRESS,
    CONTACT_DETAILS,
    {
      field: "bank_account_no",
      why: () => words.payInSingapore,
      isMissing: isBlank("bank_account_no", "paynow"),
    },
  ],
};

/**
 * Lists the details that are missing on the company's invoices, the most important first. An invoice
 * with missing details can still be sent.
 */
export async function listMissingDetails(
  books: CompanyBooks,
  company: CompanyRow,
): Promise<MissingDetail[]> {
  const { id, tax } = findCountryOrMalaysia(company.country_id);
  const missing = RULES[id]
    .filter(({ isMissing }) => isMissing(company))
    .map(({ field, why }) => ({ field, why: why() }));
  const isUnregistered = company.tax_no === "" && (await chargesTax(books));
  return isUnregistered
    ? [{ field: "tax_no", why: fill(words.taxNo, { tax }) }, ...missing]
    : missing;
}

/** Returns true when an active item or an invoice of the company has a tax. */
async function chargesTax(books: CompanyBooks): Promise<boolean> {
  const item = await books
    .selectFrom("products")
    .innerJoin("tax_codes", "tax_codes.id", "products.sale_tax_code_id")
    .select("products.id")
    .where("products.is_active", "=", 1)
    .where("tax_codes.rate_percent", "!=", "0")
    .limit(1)
    .executeTakeFirst();
  if (item) return true;
  const invoice = await books
    .selectFrom("invoices")
    .select("id")
    .where("tax", ">", 0)
    .limit(1)
    .executeTakeFirst();
  return invoice !== undefined;
}
