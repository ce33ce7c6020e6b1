/** What the generator has to know of a demo company to make up its invoices. */
import type { Books, CurrencyCode } from "./books";
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

/** What has become of an invoice. */
export type Story = "draft" | "unpaid" | "partPaid" | "paid" | "voided";

export type Trade = {
  books: Omit<Books, "invoices">;
  /** Another number is another history. */
  seed: number;
  invoiceCount: number;
  festivals: readonly Festival[];
  /** States to which the company's own lorry goes. */
  nearbyStates: readonly string[];
  /** Refs of contacts billed in another currency. */
  foreign: Readonly<Record<string, CurrencyCode>>;
  /** Replaces the tax code of what is billed in another currency. */
  exportTaxCode: string;
  services: readonly Service[];
  /** Terms by ref; `cash` is the one without a due date. */
  terms: {
    cash: string;
    persons: Weighted<string>;
    businesses: Weighted<string>;
    foreign: Weighted<string>;
  };
  paidBy: { atOnce: Weighted<PaidBy>; onCredit: Weighted<PaidBy>; foreign: PaidBy };
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
