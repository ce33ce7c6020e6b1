/** What the data file of a demo company says; all else of its books is made up of it. */
import type { Books, CurrencyCode } from "../books/types";
import type { Random } from "./random";

/** What a company's books are made up of, and the day from which they look back. */
export type SeedContext = { data: CompanyData; today: string; random: Random };

/** What has become of an invoice. */
export type InvoiceOutcome = "draft" | "unpaid" | "partPaid" | "paid" | "voided";

/** How often an entry is chosen, beside the others; never when left out. */
type Weights<Name extends string> = Partial<Record<Name, number>>;

export type CompanyData = {
  /** Another number is another history. */
  seed: number;
  invoiceCount: number;
  company: Books["company"];
  /** By whom each is agreed: `foreign` are those billed in another currency. One is "cash". */
  terms: (Books["terms"][number] & Weights<"persons" | "businesses" | "foreign">)[];
  /** Each with the account that its money goes to, and by whom it is used. */
  methods: (Books["methods"][number] & { account: string } & Weights<"atOnce" | "onCredit">)[];
  taxCodes: Books["taxCodes"];
  /** The tax code of what is bought. */
  purchaseTax: string | null;
  /** Those for income and deposits. */
  ledgerAccounts: Books["ledgerAccounts"];
  /** Other currencies, and what their rates stay within, in ten-thousandths. */
  rates: { currency: CurrencyCode; low: number; high: number }[];
  /** The tax code of those who are billed in them, how they pay, and to which account. */
  foreign: { taxCode: string; ref: string; account: string };
  /** Weights of none, one, two and so on; at least one of either is on each invoice. */
  itemsPerInvoice: number[];
  servicesPerInvoice: number[];
  /** Tables: the first line names the columns, blank cells at the end are left out. */
  businesses: string;
  persons: string;
  items: string;
  services: string;
  titles: string[];
  /** Each # becomes a digit. */
  memos: Record<"cash" | "credit" | "voided", string[]>;
  /** The newest invoices, oldest first, so that the top of the list has some of everything. */
  latest: LatestInvoice[];
};

export type LatestInvoice = {
  daysAgo: number;
  contact: string;
  term: string;
  outcome: InvoiceOutcome;
  /** Why its first line was credited. */
  credit?: string;
  repeats?: "month";
  isReminded?: true;
};
