import type { Selectable } from "kysely";
import { findCountryOrMalaysia, MALAYSIA, SINGAPORE, type CountryId } from "../../domain/countries";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables } from "../db/schema";

export type CompanyRow = Selectable<BookTables["companies"]>;

/**
 * A field of the profile that an invoice should show but that is empty, and the reason in words for
 * the user. `field` and `why` are names on the wire.
 */
export type MissingDetail = { field: string; why: string };

type Rule = MissingDetail & { isMissing: (company: CompanyRow) => boolean };

const isBlank = (...fields: (keyof CompanyRow)[]) => {
  return (company: CompanyRow) => fields.every((field) => company[field] === "");
};

const ADDRESS: Rule = {
  field: "address",
  why: "Your address: customers, and their accountants, look for it on an invoice.",
  isMissing: ({ address }) => address === "[]",
};

const CONTACT_DETAILS: Rule = {
  field: "phone_no",
  why: "A phone number or an email: for questions about the invoice.",
  isMissing: isBlank("phone", "email"),
};

/** The details that the laws and customers of each country expect on an invoice. */
const RULES: Record<CountryId, Rule[]> = {
  [MALAYSIA.id]: [
    {
      field: "registration_no",
      why: "Your SSM number: the Companies Act 2016 wants it on the invoices of a company.",
      isMissing: isBlank("registration_no"),
    },
    ADDRESS,
    CONTACT_DETAILS,
    {
      field: "bank_account_no",
      why: "Where to pay: a bank account or your DuitNow code.",
      isMissing: isBlank("bank_account_no", "duitnow_code"),
    },
  ],
  [SINGAPORE.id]: [
    {
      field: "registration_no",
      why: "Your UEN: the law wants it on the invoices of a business.",
      isMissing: isBlank("registration_no"),
    },
    ADDRESS,
    CONTACT_DETAILS,
    {
      field: "bank_account_no",
      why: "Where to pay: a bank account or PayNow.",
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
    .map(({ field, why }) => ({ field, why }));
  const why = `Your ${tax} number: your items or invoices charge tax, which only a registered business may.`;
  const isUnregistered = company.tax_no === "" && (await chargesTax(books));
  return isUnregistered ? [{ field: "tax_no", why }, ...missing] : missing;
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
