import { randomUUID } from "node:crypto";
import { formatDate } from "../../domain/calendar/days";
import { toShownName } from "../../domain/given-names";
import { formatAmount } from "../../domain/money/money";
import { moneyEntryWords as words } from "../../domain/words/money-entries";
import { owedPaths } from "~/lib/owed-paths";
import type { Receipt, Refund } from "~/models/receipts/record.server";
import type { Session } from "~/server/session/session-storage.server";
import { formatEntryAtRate } from "./entry-at-rate.server";

type Fact = { name: string; value: string };

type EntryContext = {
  session: Session;
  /** The symbol of the company's own currency. */
  baseSymbol: string;
  hasCustomerPage: boolean;
  /** What the account of the entry is called: that of a receipt or of a refund. */
  accountLabel: string;
  /** The facts that stand before the exchange rate. */
  moreFacts?: Fact[];
};

/** Returns what the pages of a receipt and of a refund both show, and need to undo the entry. */
export function toEntryView(entry: Receipt | Refund, context: EntryContext) {
  const { session, baseSymbol, hasCustomerPage, accountLabel, moreFacts = [] } = context;
  const { contact, currency, rounding } = entry;
  const facts: Fact[] = [
    { name: words.facts.date, value: formatDate(entry.date) },
    { name: words.facts.paidBy, value: toShownName(entry.method_name) },
    { name: accountLabel, value: toShownName(entry.account_name) },
    { name: words.facts.reference, value: entry.reference },
    { name: words.facts.rounding, value: rounding ? formatAmount(rounding) : "" },
    ...moreFacts,
    { name: words.facts.atRate, value: formatEntryAtRate(entry, baseSymbol) },
  ];
  return {
    companyId: session.companyId,
    /** The idempotency key of the form that undoes the entry. */
    key: randomUUID(),
    etag: entry.updated_at,
    business: session.companies.find((each) => each.id === session.companyId)?.name ?? "",
    symbol: currency.symbol,
    amount: formatAmount(entry.amount),
    contactName: contact.name,
    customerUrl: hasCustomerPage ? owedPaths.customer(contact.id) : "",
    undoneOn: formatDate(entry.reversed_on),
    facts: facts.filter(({ value }) => value !== ""),
  };
}
