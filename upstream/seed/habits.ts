import type { ContactSeed, CurrencyCode } from "../books/types";
import type { Random } from "./random";
import type { ForeignTrade, Reach, Trade } from "./trade";

/** How late a credit customer pays, in days after the due date. */
export type Punctuality = readonly [earliest: number, latest: number];

/** What stays the same from one invoice of a customer to the next. */
export type Customer = {
  contact: ContactSeed;
  currency: CurrencyCode;
  /** Null for those billed in the company's own currency. */
  foreign: ForeignTrade | null;
  /** The usual term; now and then another is agreed. */
  term: string;
  punctuality: Punctuality;
  /** How much is bought at a time: 1 is a little. */
  appetite: number;
  reach: Reach;
  /** How often there is an invoice, beside the others. */
  weight: number;
};

export function customersOf(trade: Trade, random: Random): Customer[] {
  return trade.books.contacts
    .filter((contact) => contact.isCustomer)
    .map((contact) => {
      const ownCurrency = trade.foreign?.currencies[contact.ref];
      const foreign = ownCurrency ? trade.foreign : null;
      const isPerson = contact.kind === "person";
      const { persons, businesses } = trade.terms;
      return {
        contact,
        currency: ownCurrency ?? trade.books.company.currency,
        foreign,
        term: random.weighted(foreign?.terms ?? (isPerson ? persons : businesses)),
        punctuality: random.weighted<Punctuality>([
          [[-6, 1], 4],
          [[-2, 9], 5],
          [[5, 35], 2],
          [[20, 110], 0.6],
        ]),
        appetite: isPerson ? 1 : random.int(2, 6),
        reach: reachOf(contact, trade),
        weight: (isPerson ? 0.5 : 1) * (0.4 + 4 * random.next() ** 3) + (foreign ? 1 : 0),
      };
    });
}

function reachOf({ address }: ContactSeed, trade: Trade): Reach {
  if (!address) return "anyone";
  if (address.countryId !== trade.books.company.countryId) return "abroad";
  return trade.nearbyStates.includes(address.state) ? "nearby" : "outstation";
}
