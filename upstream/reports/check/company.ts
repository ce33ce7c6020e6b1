import type { Kysely } from "kysely";
import { dayIn } from "../../../domain/calendar/time-zone";
import type { MethodKind } from "../../../domain/kinds";
import { CompanyBooks } from "../../db/company-books";
import type { Schema } from "../../db/schema";

/** A company as all checks need it; nothing of it is written meanwhile. */
export type Company = {
  id: number;
  name: string;
  /** Of the company's time zone. */
  today: string;
  /** Rows of the company alone. */
  books: CompanyBooks;
  /** For plain SQL, which says itself of which company. */
  db: Kysely<Schema>;
  currencies: Map<number, { code: string; isOwn: boolean }>;
  /** Percent, by the ids of tax codes. */
  taxRates: Map<number, string>;
  methodKinds: Map<number, MethodKind>;
  /** Ledger accounts that money is deposited to. */
  cashAccounts: Set<number>;
  /** The first that the history tells the making of; older ones were made before it began. */
  firstInvoiceWithHistory: number | null;
};

/** To be called in a transaction. */
export async function openCompany(
  db: Kysely<Schema>,
  { id, name }: { id: number; name: string },
  now: Date,
): Promise<Company> {
  const books = new CompanyBooks(db, [id]);
  await books.lock();
  const { time_zone } = await books
    .selectFrom("companies")
    .select("time_zone")
    .executeTakeFirstOrThrow();
  const currencies = await books
    .selectFrom("currencies")
    .select(["id", "code", "is_primary"])
    .execute();
  const taxCodes = await books.selectFrom("tax_codes").select(["id", "rate_percent"]).execute();
  const methods = await books.selectFrom("methods").select(["id", "kind"]).execute();
  const accounts = await books
    .selectFrom("ledger_accounts")
    .select("id")
    .where("kind", "=", "cash")
    .execute();
  const { first } = await books
    .selectFrom("events")
    .select((eb) => eb.fn.min("invoice_id").as("first"))
    .where("kind", "=", "made")
    .executeTakeFirstOrThrow();
  return {
    ...{ id, name, books, db },
    firstInvoiceWithHistory: first,
    today: dayIn(time_zone, now),
    currencies: new Map(
      currencies.map(({ id: currency, code, is_primary }) => [
        currency,
        { code, isOwn: is_primary === 1 },
      ]),
    ),
    taxRates: new Map(taxCodes.map((code) => [code.id, code.rate_percent])),
    methodKinds: new Map(methods.map((method) => [method.id, method.kind])),
    cashAccounts: new Set(accounts.map((account) => account.id)),
  };
}

export function isOwnCurrency({ currencies }: Company, currencyId: number): boolean {
  return currencies.get(currencyId)?.isOwn === true;
}
