/** The types of a demo company's data, from which the company's whole books are generated. */
import type { Books, CurrencyCode } from "../books/types";
import type { RandomSource } from "./random";

/**
 * The data from which the books are generated, the current day (YYYY-MM-DD) and the source of
 * random numbers.
 */
export type SeedContext = { data: CompanyData; today: string; random: RandomSource };

/** The state that a demo invoice has today. */
export type InvoiceOutcome = "draft" | "unpaid" | "partPaid" | "paid" | "voided";

/**
 * How often an entry is chosen relative to the others. An entry without a weight is never chosen.
 */
type Weights<Name extends string> = Partial<Record<Name, number>>;

export type CompanyData = {
  /** The seed of the random numbers. Another seed gives another history. */
  seed: number;
  invoiceCount: number;
  company: Books["company"];
  /**
   * The terms, weighted by kind of customer. `foreign` are customers billed in another currency.
   * One term has the `ref` "cash".
   */
  terms: (Books["terms"][number] & Weights<"persons" | "businesses" | "foreign">)[];
  /**
   * The payment methods, each with the account for its money and its weights for invoices with a
   * cash term (`atOnce`) and with other terms (`onCredit`).
   */
  methods: (Books["methods"][number] & { account: string } & Weights<"atOnce" | "onCredit">)[];
  taxCodes: Books["taxCodes"];
  /** The `ref` of the tax code of purchases. Null when purchases are not taxed. */
  purchaseTax: string | null;
  /** The accounts for income and deposits. */
  ledgerAccounts: Books["ledgerAccounts"];
  /** Other currencies, each with the lowest and the highest exchange rate, in ten-thousandths. */
  rates: { currency: CurrencyCode; low: number; high: number }[];
  /**
   * The tax code of customers billed in another currency, and the `ref` and account of their
   * payment method.
   */
  foreign: { taxCode: string; ref: string; account: string };
  /**
   * The weights of zero items, one item, two items and so on on an invoice. Every invoice has at
   * least one item or service.
   */
  itemsPerInvoice: number[];
  /** The weights of zero services, one service and so on on an invoice. */
  servicesPerInvoice: number[];
  /**
   * Tables as text. The first line names the columns. Empty cells at the end of a line are left
   * out.
   */
  businesses: string;
  persons: string;
  items: string;
  services: string;
  titles: string[];
  /** Each # is replaced by a digit. */
  memos: Record<"cash" | "credit" | "voided", string[]>;
  /** The newest invoices, oldest first, so that the top of the invoice list shows every status. */
  latest: LatestInvoice[];
};

export type LatestInvoice = {
  daysAgo: number;
  contact: string;
  term: string;
  outcome: InvoiceOutcome;
  /** The reason of a credit note for the first line of the invoice. */
  credit?: string;
  /** The interval of a repeat of the invoice. */
  repeats?: "month";
  isReminded?: true;
};
