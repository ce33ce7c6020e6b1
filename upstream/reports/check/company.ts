import type { Kysely } from "kysely";
import { getDayInZone } from "../../../domain/calendar/time-zone";
import type { MethodKind } from "../../../domain/kinds";
import { CompanyBooks } from "../../db/company-books";
import type { Schema } from "../../db/schema";

/** The data of a company that several checks use. The company is locked while the checks run. */
export type CheckedCompany = {
  id: number;
  name: string;
  timeZone: string;
  /** Today in the company's time zone, as YYYY-MM-DD. */
  today: string;
  /** The books limited to this company. */
  books: CompanyBooks;
  /** The database, for plain SQL, which must limit its rows to the company. */
  db: Kysely<Schema>;
  /** The currencies by id. `isOwn` is true for the company's own currency. */
  currencies: Map<number, { code: string; isOwn: boolean }>;
  /** Tax rates in percent, by id of the tax code. */
  taxRates: Map<number, string>;
  /** The kinds of payment methods, by id of the method. */
  methodKinds: Map<number, MethodKind>;
  /** The ids of the accounts that payments can be deposited to. */
  cashAccounts: Set<number>;
  /**
   * The lowest id of an invoice with a creation event. Invoices with a lower id are older than the
   * history. Null when no invoice has such an event, so that all are older.
   */
  firstInvoiceWithHistory: number | null;
};

/** Locks a company and reads its shared data. Must be called in a transaction. */
export async function lockAndReadCompany(
  db: Kysely<Schema>,
  { id, name }: { id: number; name: string },
  now: Date,
): Promise<CheckedCompany> {
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
    timeZone: time_zone,
    today: getDayInZone(time_zone, now),
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

export function isOwnCurrency({ currencies }: CheckedCompany, currencyId: number): boolean {
  return currencies.get(currencyId)?.isOwn === true;
}
