import type { ContactSeed, CurrencyCode } from "./books";
import type { Random } from "./random";
import type { Reach, Trade } from "./trade";

/** How late a credit customer pays, in days after the due date. */
export type Punctuality = readonly [earliest: number, latest: number];

/** What stays the same from one invoice of a customer to the next. */
export type Customer = {
  contact: ContactSeed;
  currency: CurrencyCode;
  isForeign: boolean;
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
      const currency = trade.foreign[contact.ref] ?? trade.books.company.currency;
      const isForeign = currency !== trade.books.company.currency;
      const isPerson = contact.kind === "person";
      const { foreign, persons, businesses } = trade.terms;
      return {
        contact,
        currency,
        isForeign,
        term: random.weighted(isForeign ? foreign : isPerson ? persons : businesses),
        punctuality: random.weighted<Punctuality>([
          [[-6, 1], 4],
          [[-2, 9], 5],
          [[5, 35], 2],
          [[20, 110], 0.6],
        ]),
        appetite: isPerson ? 1 : random.int(2, 6),
        reach: reachOf(contact, trade),
        weight: (isPerson ? 0.5 : 1) * (0.4 + 4 * random.next() ** 3) + (isForeign ? 1 : 0),
      };
    });
}

function reachOf({ address }: ContactSeed, trade: Trade): Reach {
  if (!address) return "anyone";
  if (address.countryId !== trade.books.company.countryId) return "abroad";
  return trade.nearbyStates.includes(address.state) ? "nearby" : "outstation";
}
