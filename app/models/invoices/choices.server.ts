import { companyToday } from "~/lib/company-day.server";
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

/** What an invoice is written with; `today` is the company's. */
export type InvoiceLists = {
  terms: Term[];
  tax_codes: TaxCode[];
  currencies: Currency[];
  methods: Method[];
  today: string;
};

/** The form of the draft "test" knows no taxes. */
export async function readInvoiceLists(session: Session, draft: DraftName): Promise<InvoiceLists> {
  const today = companyToday(session.countryId);
  const lists = await readListsOrCached(
    session,
    ["terms", "tax_codes", "currencies", "methods"],
    today,
  );
  return { ...lists, tax_codes: draft === "test" ? [] : lists.tax_codes, today };
}

/** The company's own currency. */
export function baseCurrency(currencies: Currency[]): Currency | undefined {
  return currencies.find((currency) => currency.is_primary) ?? currencies[0];
}

/** What goes with an amount in the company's own currency; blank if the company has none. */
export async function readBaseSymbol(session: Session): Promise<string> {
  const { currencies } = await readListsOrCached(session, ["currencies"]);
  return baseCurrency(currencies)?.symbol ?? "";
}

export function findTerm({ terms }: InvoiceLists, termId: string): Term | undefined {
  return terms.find(({ id }) => id === termId);
}

/** The term's days counted from `from`, as it is shown; blank of a term that is paid at once. */
export function dueDateOfTerm(term: Term | undefined, from: string): string {
  return term?.kind === "days" ? formatDate(addDays(from, term.day)) : "";
}
