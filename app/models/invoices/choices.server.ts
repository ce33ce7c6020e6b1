import { getCompanyToday } from "~/lib/company-day.server";
import { addDays, formatDate } from "../../../domain/calendar/days";
import type { DraftName } from "~/paths";
import {
  readListsOrCached,
  type Currency,
  type Method,
  type TaxCode,
  type Term,
} from "../lists.server";
import type { Session } from "~/server/session/session-storage.server";

/** The lists that an invoice is written with, and today's date for the company (YYYY-MM-DD). */
export type InvoiceLists = {
  terms: Term[];
  tax_codes: TaxCode[];
  currencies: Currency[];
  methods: Method[];
  today: string;
};

/** Reads the lists of an invoice form. The draft "test" is a new invoice without taxes. */
export async function readInvoiceLists(session: Session, draft: DraftName): Promise<InvoiceLists> {
  const today = getCompanyToday(session.countryId);
  const lists = await readListsOrCached(
    session,
    ["terms", "tax_codes", "currencies", "methods"],
    today,
  );
  return { ...lists, tax_codes: draft === "test" ? [] : lists.tax_codes, today };
}

/**
 * Returns the company's own currency, or the first one when none is marked; undefined for an empty
 * list.
 */
export function findBaseCurrency(currencies: Currency[]): Currency | undefined {
  return currencies.find((currency) => currency.is_primary) ?? currencies[0];
}

/** Reads the symbol of the company's own currency. Returns "" when the company has none. */
export async function readBaseSymbol(session: Session): Promise<string> {
  const { currencies } = await readListsOrCached(session, ["currencies"]);
  return findBaseCurrency(currencies)?.symbol ?? "";
}

/** Returns the payment term with this id; undefined when the company has no such term. */
export function findTerm({ terms }: InvoiceLists, termId: string): Term | undefined {
  return terms.find(({ id }) => id === termId);
}

/**
 * Returns the due date that a term gives an invoice dated `from` (YYYY-MM-DD), as DD/MM/YYYY.
 * Returns "" for a cash term and without a term.
 */
export function formatTermDueDate(term: Term | undefined, from: string): string {
  return term?.kind === "days" ? formatDate(addDays(from, term.day)) : "";
}
