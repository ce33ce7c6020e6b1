import { findCountryOrMalaysia, chooseInvoiceHeading } from "../../../domain/countries";
import * as z from "zod";
import { isLanguage } from "../../../domain/languages";
import { toDecimal, formatAmount, sum, toMinor } from "../../../domain/money/money";
import {
  formatTaxLabel,
  formatTaxLabelWithCode,
  type NamedTax,
} from "../../../domain/money/tax-label";
import { formatDate } from "../../../domain/calendar/days";
import { padDecimals } from "../../wire/decimals";
import type { InvoiceRecord } from "../read/record";
import {
  toPaperLanguages,
  type CustomerDetails,
  type Parties,
  type SellerDetails,
} from "./parties";
import { findTaxName } from "../../wire/tax-names";
import { toBaseAmountRows } from "./base-amount-rows";
import type { InvoiceDocument } from "../../pdf/document";

/**
 * The content of a printed invoice that is stored with a superseded version or a deleted invoice.
 * Payments and credit notes do not belong to it.
 */
export type IssuedDocument = Omit<
  InvoiceDocument,
  "logo" | "stamp" | "payments" | "howToPay" | "pay" | "totals"
> & { totals: Omit<InvoiceDocument["totals"], "rounding" | "paid" | "balance"> };

const text = z.string();
const language = z.string().refine(isLanguage);
const labelled = z.array(z.object({ label: text, amount: text }));

/** The schema of a stored document. */
export const issuedDocumentSchema: z.ZodType<IssuedDocument, z.ZodTypeDef, unknown> = z.object({
  languages: z.object({ language: language, beside: language.nullable() }).optional(),
  heading: text,
  title: text,
  no: text,
  updatedAt: text,
  date: text,
  dueDate: text,
  term: text,
  company: z.object({
    name: text,
    address: z.array(text),
    registrationNo: text,
    registrationLabel: text,
    taxNo: text,
    taxLabel: text,
    tin: text,
    phone: text,
    email: text,
    website: text,
  }),
  customer: z.object({ name: text, address: z.array(text), phone: text, email: text }),
  currency: z.object({ symbol: text, code: text }),
  lines: z.array(
    z.object({
      position: z.number(),
      name: text,
      description: text,
      quantity: text,
      unitPrice: text,
      discount: text,
      tax: text,
      amount: text,
    }),
  ),
  totals: z.object({
    subtotal: text,
    discount: text,
    totalBeforeTax: text,
    tax: text,
    total: text,
  }),
  taxRows: labelled,
  base: z.object({ rate: text, rows: labelled }).nullable(),
  memo: text,
  footer: text,
  template: z.object({
    style: z.number(),
    color: text,
  }),
});

/** Converts an invoice to its content without payments and credit notes. */
export function toIssuedDocument(
  { invoice, lines }: InvoiceRecord,
  parties: Parties,
): IssuedDocument {
  const { seller, customer } = parties;
  return {
    ...toSellerFields(seller),
    languages: toPaperLanguages(parties),
    heading: chooseInvoiceHeading(seller.countryId, seller.taxNo),
    title: invoice.title,
    no: invoice.no,
    updatedAt: invoice.updated_at,
    date: formatDate(invoice.date),
    dueDate: formatDate(invoice.due_date),
    term: invoice.term_name,
    customer: toCustomerFields(customer),
    currency: { symbol: invoice.currency_symbol, code: invoice.currency_code },
    lines: lines.map(toPrintedLine),
    totals: {
      subtotal: formatMinor(invoice.subtotal),
      discount: formatMinor(invoice.discount),
      totalBeforeTax: formatMinor(invoice.subtotal - invoice.discount),
      tax: formatMinor(invoice.tax),
      total: formatMinor(invoice.total),
    },
    taxRows: toTaxRows(lines),
    base: toBaseAmountRows(invoice, seller),
    memo: invoice.memo,
  };
}

/** Returns the customer's details that a document shows. */
export function toCustomerFields({
  language: _,
  ...details
}: CustomerDetails): InvoiceDocument["customer"] {
  return details;
}

/** Returns the parts of a document that describe its seller. */
export function toSellerFields(
  seller: SellerDetails,
): Pick<IssuedDocument, "company" | "footer" | "template"> {
  const { labels } = findCountryOrMalaysia(seller.countryId);
  return {
    company: {
      name: seller.name,
      address: seller.address,
      registrationNo: seller.registrationNo,
      registrationLabel: labels.registrationNo,
      taxNo: seller.taxNo,
      taxLabel: labels.taxNo,
      tin: labels.tin && seller.tin,
      phone: seller.phone,
      email: seller.email,
      website: seller.website,
    },
    footer: seller.footer,
    template: { style: seller.style, color: seller.color },
  };
}

/** A line of an invoice or credit note. Amounts are in minor units. */
type Line = Pick<
  InvoiceRecord["lines"][number],
  | "position"
  | "name"
  | "description"
  | "quantity"
  | "unit_price"
  | "discount_percent"
  | "tax_rate"
  | "tax_code"
  | "net"
  | "tax"
>;

export function toPrintedLine(line: Line): InvoiceDocument["lines"][number] {
  const tax = toNamedTax(line);
  return {
    position: line.position,
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    unitPrice: formatPrice(line.unit_price),
    discount: line.discount_percent === "0" ? "" : `${line.discount_percent}%`,
    tax: tax ? formatTaxLabel(tax) : "",
    amount: formatMinor(line.net),
  };
}

/** Returns the tax of a line with its code, rate and name, or null for an untaxed line. */
function toNamedTax({ tax_rate: rate, tax_code: code }: Line): NamedTax | null {
  return rate === null ? null : { code: code ?? "", rate, name: findTaxName(code) };
}

/** Returns one row for each tax, labelled with the tax code as required for tax returns. */
export function toTaxRows(lines: Line[]): InvoiceDocument["taxRows"] {
  const formatLabel = (line: Line) => {
    const tax = toNamedTax(line);
    return tax ? formatTaxLabelWithCode(tax) : "";
  };
  const labels = new Set(lines.map(formatLabel).filter((label) => label !== ""));
  return [...labels].map((label) => {
    const taxed = lines.filter((line) => formatLabel(line) === label);
    const net = formatAmount(sum(taxed.map((line) => BigInt(line.net))));
    return {
      label: `${label} on ${net}`,
      amount: formatAmount(sum(taxed.map((line) => BigInt(line.tax)))),
    };
  });
}

/** Formats minor units without currency, such as "1,234.50". */
export function formatMinor(minor: number): string {
  return formatAmount(BigInt(minor));
}

/** Formats a unit price with all its decimals, at least two. */
function formatPrice(price: string): string {
  const exact = padDecimals(price, 2);
  return exact.split(".")[1]?.length === 2 ? formatAmount(toMinor(toDecimal(price))) : exact;
}
