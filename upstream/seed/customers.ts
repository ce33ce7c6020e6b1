import type { ContactSeed, CurrencyCode } from "../books/types";
import type { SeedContext } from "./company-data";
import { readContacts } from "./read-lists";

/** The properties of a customer that stay the same on all its invoices. */
export type Customer = {
  contact: ContactSeed;
  currency: CurrencyCode;
  /** True for a customer who is billed in another currency than the company's own. */
  isForeign: boolean;
  /** The `ref` of the usual term. Some invoices have another term. */
  term: string;
  /**
   * The range of days after the due date in which a credit customer pays. A negative number is a day
   * before the due date.
   */
  punctuality: readonly [earliest: number, latest: number];
  /** A factor of the largest quantity of an item on a line; 1 for a person. */
  purchaseSize: number;
  discountPercent: string;
  /** How often the customer gets an invoice, relative to the others. */
  weight: number;
};

/** Ranges of days for `punctuality`, with their weights. */
const PUNCTUALITY = [
  [[-6, 1], 4],
  [[-2, 9], 5],
  [[5, 35], 2],
  [[20, 110], 0.6],
] as const;

/** Returns the customers of a demo company with random properties. */
export function generateCustomers({ data, random }: SeedContext): Customer[] {
  const customers = readContacts(data).filter(({ contact }) => contact.isCustomer);
  return customers.map(({ contact, currency: code }) => {
    const foreign = data.rates.find(({ currency }) => currency === code)?.currency;
    const isForeign = foreign !== undefined;
    const isPerson = contact.kind === "person";
    const group = isForeign ? "foreign" : isPerson ? "persons" : "businesses";
    const hasDiscount = !isPerson && random.chance(0.3);
    return {
      contact,
      currency: foreign ?? data.company.currency,
      isForeign,
      term: random.pickWeighted(data.terms.map((term) => [term.ref, term[group] ?? 0] as const)),
      punctuality: random.pickWeighted<Customer["punctuality"]>(PUNCTUALITY),
      purchaseSize: isPerson ? 1 : random.int(2, 6),
      discountPercent: hasDiscount ? random.pick(["2.5", "5", "5", "10", "15"]) : "0",
      weight: (isPerson ? 0.5 : 1) * (0.4 + 4 * random.next() ** 3) + (isForeign ? 1 : 0),
    };
  });
}
