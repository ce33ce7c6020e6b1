import * as z from "zod";
import { isLanguage } from "../../../domain/languages";
import {
  choosePaperLanguages,
  PAPER_CHOICES,
  type PaperLanguages,
} from "../../../domain/paper-languages";
import { toChosenLanguage } from "../../contacts/language";
import { formatAddressLines } from "../../contacts/record";
import type { CompanyBooks } from "../../db/company-books";
import { toBytes } from "../../db/values";

/** The details of the seller on a document. */
const sellerDetails = z.object({
  name: z.string(),
  address: z.array(z.string()),
  countryId: z.number(),
  registrationNo: z.string(),
  taxNo: z.string(),
  tin: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  footer: z.string(),
  /** The code of the company's own currency. */
  currency: z.string(),
  /** The id and the colour of the PDF's style. */
  style: z.number(),
  color: z.string(),
  /** The language of papers for customers for whom none is chosen. */
  customerLanguage: z.string().refine(isLanguage).default("en"),
  /** Null when the owner chose no languages for papers. */
  paperChoice: z.enum(PAPER_CHOICES).nullable().default(null),
});

/** The details of the customer on a document. */
const customerDetails = z.object({
  name: z.string(),
  address: z.array(z.string()),
  phone: z.string(),
  email: z.string(),
  /**
   * The language that was chosen for the customer, null for none. Papers were English when snapshots
   * had no language.
   */
  language: z.string().refine(isLanguage).nullable().default("en"),
});

/** The stored details of a seller. `logoHash` is a hash in `issued_logos`, or null without a logo. */
export const sellerSnapshot = sellerDetails.extend({ logoHash: z.string().nullable() });
/** The stored details of a customer. */
export const customerSnapshot = customerDetails;

/** The company as the seller on a document. */
export type SellerDetails = z.output<typeof sellerDetails> & {
  /** A PNG image, or null when there is no logo. */
  logo: Uint8Array | null;
};
export type CustomerDetails = z.output<typeof customerDetails>;
export type Parties = { seller: SellerDetails; customer: CustomerDetails };

/** Reads the current details of the seller and the customer. */
export async function readParties(
  books: CompanyBooks,
  { company_id, contact_id }: { company_id: number; contact_id: number },
): Promise<Parties> {
  return {
    seller: await readSeller(books, company_id),
    customer: await readCustomer(books, contact_id),
  };
}

/** Returns the languages of a paper between the parties. */
export function toPaperLanguages({ seller, customer }: Parties): PaperLanguages {
  const { countryId, taxNo, paperChoice: choice } = seller;
  return choosePaperLanguages(customer.language ?? seller.customerLanguage, {
    ...{ countryId, taxNo, choice },
  });
}

const lines = z.array(z.string());

/** Reads the current details of the company. */
export async function readSeller(books: CompanyBooks, companyId: number): Promise<SellerDetails> {
  const company = await books
    .selectFrom("companies")
    .innerJoin("currencies", "currencies.company_id", "companies.id")
    .leftJoin("logos", "logos.company_id", "companies.id")
    .selectAll("companies")
    .select(["currencies.code as currency", "logos.png as logo"])
    .where("companies.id", "=", companyId)
    .where("currencies.is_primary", "=", 1)
    .executeTakeFirstOrThrow();
  return {
    name: company.display_name,
    address: lines.parse(JSON.parse(company.address)),
    countryId: company.country_id,
    registrationNo: company.registration_no,
    taxNo: company.tax_no,
    tin: company.tin,
    phone: company.phone,
    email: company.email,
    website: company.website_url,
    footer: company.invoice_footer,
    currency: company.currency,
    style: company.template_style,
    color: company.template_color,
    customerLanguage: company.customer_language,
    paperChoice: company.paper_languages || null,
    logo: company.logo && toBytes(company.logo),
  };
}

/** Reads the current details of a contact, with its primary address or else its first one. */
export async function readCustomer(
  books: CompanyBooks,
  contactId: number,
): Promise<CustomerDetails> {
  const contact = await books
    .selectFrom("contacts")
    .select(["display_name", "name", "phone_no", "email", "language", "is_english_chosen"])
    .where("id", "=", contactId)
    .executeTakeFirstOrThrow();
  const address = await books
    .selectFrom("addresses")
    .selectAll()
    .where("contact_id", "=", contactId)
    .orderBy("is_primary", "desc")
    .orderBy("id")
    .executeTakeFirst();
  return {
    name: contact.name || contact.display_name,
    address: address ? formatAddressLines(address) : [],
    phone: contact.phone_no,
    email: contact.email,
    language: toChosenLanguage(contact),
  };
}
