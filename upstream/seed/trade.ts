/** What the generator has to know of a demo company to make up its invoices. */
import type { Books, CurrencyCode } from "../books/types";
import type { Festival } from "./calendar";

export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

/** Where a customer has to be for a service to be offered. */
export type Reach = "anyone" | "nearby" | "outstation" | "abroad";

export type Service = {
  ledgerAccount: string;
  name: string;
  price: string;
  quantities: readonly string[];
  taxCode: string | null;
  reach: Reach;
};

/** A way to be paid and the account the money goes to, by their refs. */
export type PaidBy = { method: string; ledgerAccount: string };

/** How customers are served whom the company bills in another currency than its own. */
export type ForeignTrade = {
  /** By the refs of contacts. */
  currencies: Readonly<Record<string, CurrencyCode>>;
  /** Replaces the tax codes of goods and services. */
  taxCode: string;
  terms: Weighted<string>;
  paidBy: PaidBy;
};

/** What has become of an invoice. */
export type Story = "draft" | "unpaid" | "partPaid" | "paid" | "voided";

export type Trade = {
  books: Omit<Books, "invoices">;
  /** Another number is another history. */
  seed: number;
  invoiceCount: number;
  /** How long before today the first invoice may be: not longer than the rates go back. */
  historyDays: number;
  festivals: readonly Festival[];
  /** States whose customers are nearby; the blank one for Singapore, which has none. */
  nearbyStates: readonly string[];
  foreign: ForeignTrade | null;
  services: readonly Service[];
  /** How many different items and services are on an invoice: one of either at least. */
  orders: {
    items: Weighted<number>;
    services: Weighted<number>;
    /** How often, from 0 to 1, one of the services for the customer's own reach is preferred. */
    localShare: number;
  };
  /** Terms by ref; `cash` is the one without a due date. */
  terms: {
    cash: string;
    persons: Weighted<string>;
    businesses: Weighted<string>;
  };
  paidBy: { atOnce: Weighted<PaidBy>; onCredit: Weighted<PaidBy> };
  titles: readonly string[];
  /** Each # becomes a digit. */
  memos: Record<"cash" | "credit" | "voided", readonly string[]>;
  /**
   * The newest invoices, oldest first, so that the top of the list has some
   * of everything. A day that is a Sunday gives way to the Saturday, but for
   * today itself.
   */
  latest: readonly { daysAgo: number; contact: string; term: string; story: Story }[];
};
