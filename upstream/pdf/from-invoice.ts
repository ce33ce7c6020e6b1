import { decimal, formatAmount, sum, toMinor } from "../../money/money";
import { displayDate } from "../clock";
import { addressLines } from "../contacts/record";
import { readBytes } from "../db/values";
import type { CompanyBooks } from "../db/company-books";
import { stands, type InvoiceRecord } from "../invoices/record";
import { withDecimals } from "../http/decimals";
import * as z from "zod";
import { baseAmounts } from "./base-amounts";
import type { InvoiceDocument } from "./document";
import { STATUS } from "../invoices/status";

const SINGAPORE = 200;

/** What a stored invoice says in print. */
export async function documentOf(
  books: CompanyBooks,
  { invoice, lines, payments }: InvoiceRecord,
): Promise<InvoiceDocument> {
  const company = await readCompany(books, invoice.company_id);
  const isSingaporean = company.country_id === SINGAPORE;
  const isTaxInvoice = isSingaporean && company.tax_no !== "";
  return {
    heading: isTaxInvoice ? "Tax Invoice" : "Invoice",
    title: invoice.title,
    no: invoice.no,
    updatedAt: invoice.updated_at,
    date: displayDate(invoice.date),
    dueDate: displayDate(invoice.due_date),
    term: invoice.term_name,
    stamp: stampOf(invoice),
    logo: company.logo && readBytes(company.logo),
    company: {
      name: company.display_name,
      address: z.array(z.string()).parse(JSON.parse(company.address)),
      registrationNo: company.registration_no,
      registrationLabel: isSingaporean ? "UEN" : "SSM No.",
      taxNo: company.tax_no,
      taxLabel: isSingaporean ? "GST Reg. No." : "SST No.",
      tin: isSingaporean ? "" : company.tin,
      phone: company.phone,
      email: company.email,
      website: company.website_url,
    },
    customer: await readCustomer(books, invoice.contact_id),
    currency: { symbol: invoice.currency_symbol, code: invoice.currency_code },
    lines: lines.map(printedLine),
    totals: {
      subtotal: printed(invoice.subtotal),
      discount: printed(invoice.discount),
      totalBeforeTax: printed(invoice.subtotal - invoice.discount),
      tax: printed(invoice.tax),
      total: printed(invoice.total),
      rounding: printed(invoice.rounding),
      paid: printed(invoice.paid),
      balance: printed(invoice.balance),
    },
    taxRows: taxRows(lines),
    payments: payments.filter(stands).map((payment) => ({
      label: `${payment.method_name}, ${displayDate(payment.date)}`,
      amount: printed(payment.amount),
    })),
    base: baseAmounts({ invoice, company, isTaxInvoice }),
    howToPay: howToPay(company, isSingaporean),
    memo: invoice.memo,
    footer: company.invoice_footer,
    template: { style: styleOf(company.template_style), color: company.template_color },
  };
}

const STAMPS = new Map<number, InvoiceDocument["stamp"]>([
  [STATUS.draft, "DRAFT"],
  [STATUS.voided, "VOID"],
  [STATUS.received, "PAID"],
]);

/** An invoice that counts as received is paid once nothing is left of it. */
function stampOf({ status, balance }: InvoiceRecord["invoice"]): InvoiceDocument["stamp"] {
  return status === STATUS.received && balance !== 0 ? "" : (STAMPS.get(status) ?? "");
}

function readCompany(books: CompanyBooks, id: number) {
  return books
    .selectFrom("companies")
    .innerJoin("currencies", "currencies.company_id", "companies.id")
    .leftJoin("logos", "logos.company_id", "companies.id")
    .selectAll("companies")
    .select(["currencies.code as currency", "logos.png as logo"])
    .where("companies.id", "=", id)
    .where("currencies.is_primary", "=", 1)
    .executeTakeFirstOrThrow();
}

type Company = Awaited<ReturnType<typeof readCompany>>;

function howToPay(company: Company, isSingaporean: boolean): InvoiceDocument["howToPay"] {
  const rows = [
    { label: "Bank", value: company.bank_name },
    { label: "Account name", value: company.bank_account_name },
    { label: "Account number", value: company.bank_account_no },
    { label: "PayNow", value: isSingaporean ? company.paynow : "" },
  ];
  return rows.filter(({ value }) => value !== "");
}

async function readCustomer(
  books: CompanyBooks,
  contactId: number,
): Promise<InvoiceDocument["customer"]> {
  const contact = await books
    .selectFrom("contacts")
    .select(["display_name", "name", "phone_no", "email"])
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
    address: address ? addressLines(address) : [],
    phone: contact.phone_no,
    email: contact.email,
  };
}

type Line = InvoiceRecord["lines"][number];

function printedLine(line: Line): InvoiceDocument["lines"][number] {
  return {
    position: line.position,
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    unitPrice: printedPrice(line.unit_price),
    discount: line.discount_percent === "0" ? "" : `${line.discount_percent}%`,
    tax: taxLabel(line),
    amount: printed(line.net),
  };
}

/** "SV 8%"; blank for untaxed. */
function taxLabel(line: Line): string {
  return line.tax_rate === null ? "" : `${line.tax_code ?? ""} ${line.tax_rate}%`;
}

function taxRows(lines: Line[]): InvoiceDocument["taxRows"] {
  const labels = new Set(lines.map(taxLabel).filter((label) => label !== ""));
  return [...labels].map((label) => {
    const taxed = lines.filter((line) => taxLabel(line) === label);
    const net = formatAmount(sum(taxed.map((line) => BigInt(line.net))));
    return {
      label: `${label} on ${net}`,
      amount: formatAmount(sum(taxed.map((line) => BigInt(line.tax)))),
    };
  });
}

function printed(minor: number): string {
  return formatAmount(BigInt(minor));
}

/** With every decimal it has: a price may have more than two. */
function printedPrice(price: string): string {
  const exact = withDecimals(price, 2);
  return exact.split(".")[1]?.length === 2 ? formatAmount(toMinor(decimal(price))) : exact;
}

function styleOf(style: number): 0 | 1 | 2 {
  return style === 1 || style === 2 ? style : 0;
}
