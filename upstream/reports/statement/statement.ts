import { sql } from "kysely";
import * as z from "zod";
import { minorToText } from "../../../domain/money/money";
import { getDayInZone } from "../../../domain/calendar/time-zone";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import { getMonthStart } from "../../../domain/calendar/date-arithmetic";
import type { CompanyBooks } from "../../db/company-books";
import { ApiError, createRefusal } from "../../wire/api-error";
import { dayRangeFields, toReversedDaysRefusal } from "../../wire/period";
import { parseOrRefuse, parseId } from "../../wire/fields";
import type { Call } from "../../calls/calls";
import { formatWireAmount } from "../../wire/decimals";
import { toWireCurrency } from "../owed/customer";
import { toWireCustomer, readCustomerWithBooks } from "../owed/customer";
import { selectStatementEntries } from "./entries";
import { readOnAccountOn } from "./on-account";

const periodQuery = z.object(dayRangeFields);

/** The longest period of a statement in years, and its maximum number of entries. */
const MAX_YEARS = 5;
const MAX_ENTRIES = 5_000;

/**
 * Returns a customer's opening balances, entries and closing balances per currency. By default the
 * period ends today and begins on the first day of the month in which it ends. Throws a 404 for an
 * unknown customer, and a refusal for an invalid period and for more than 5,000 entries.
 */
export async function readStatement({
  books,
  params,
  query,
  now,
}: Pick<Call, "books" | "params" | "query" | "now">) {
  const { customer, books: companyBooks } = await readCustomerWithBooks(books, parseId(params.id));
  const requested = parseOrRefuse(periodQuery, query);
  const { time_zone } = await readTimeZoneAndCurrency(companyBooks);
  const today = getDayInZone(time_zone, now);
  const to = requested.to ?? today;
  const from = requested.from ?? getMonthStart(to);
  refuseInvalidPeriod(from, to);
  const sections = await readSections(companyBooks, customer.id, { from, to, today });
  return { books: companyBooks, customer, from, to, today, sections };
}

export type Statement = Awaited<ReturnType<typeof readStatement>>;

type Period = { from: string; to: string };

function refuseInvalidPeriod(from: string, to: string): void {
  if (from > to) throw new ApiError(422, toReversedDaysRefusal(from, to));
  const years = Number(from.slice(0, 4)) + MAX_YEARS;
  if (to >= `${years}${from.slice(4)}`) throw createRefusal("statement_years");
}

/**
 * Returns a section for each currency in which the customer has entries, money on account, or an opening
 * balance other than zero.
 */
async function readSections(
  books: CompanyBooks,
  contactId: number,
  days: Period & { today: string },
) {
  const currencies = await books
    .selectFrom("currencies")
    .select(["id as currency_id", "code", "symbol"])
    .orderBy("id")
    .execute();
  const { opening, rows } = await readEntries(books, contactId, days, currencies.length);
  const onAccount = await readOnAccountOn(books, contactId, { day: days.to, today: days.today });
  return currencies.flatMap((currency) => {
    const own = rows.filter((row) => row.currency_id === currency.currency_id);
    const before = opening.get(currency.currency_id) ?? 0n;
    if (before === 0n && own.length === 0 && !onAccount.get(currency.currency_id)) return [];
    let balance = before;
    const entries = own.map((row) => ({ ...row, balance: (balance += BigInt(row.change)) }));
    return {
      currency: toWireCurrency(currency),
      ...{ opening: before, entries, closing: balance },
      /** The part of the closing balance that is on account, and so makes it smaller. */
      onAccount: onAccount.get(currency.currency_id) ?? 0n,
    };
  });
}

/**
 * Returns the entries of the period in order, and the balances before it in minor units by the id of the
 * currency. Both are one query, because planning the entries takes PostgreSQL longer than reading them.
 */
async function readEntries(
  books: CompanyBooks,
  contactId: number,
  { from, to }: Period,
  currencyCount: number,
) {
  const entries = books
    .selectFrom(selectStatementEntries(books, contactId).as("entry"))
    .where("day", "<=", to)
    .selectAll("entry")
    .select([
      sql<string>`cast(sum(case when day < ${from} then change else 0 end)
        over (partition by currency_id) as text)`.as("opening"),
      sql<number>`row_number() over (partition by currency_id order by day desc)`.as("place"),
    ]);
  const rows = await books
    .selectFrom(entries.as("entry"))
    .leftJoin("methods", "methods.id", "entry.method_id")
    .selectAll("entry")
    .select((eb) => eb.fn.coalesce("methods.name", sql.lit("")).as("method"))
    // The last entry of a currency without entries in the period has its opening balance.
    .where((eb) => eb.or([eb("day", ">=", from), eb("place", "=", 1)]))
    .orderBy("day")
    .orderBy("rank")
    .orderBy("entry.id")
    .limit(MAX_ENTRIES + 1 + currencyCount)
    .execute();
  const own = rows.filter(({ day }) => day >= from);
  if (own.length > MAX_ENTRIES) throw createRefusal("statement_entries");
  return {
    opening: new Map(rows.map(({ currency_id, opening }) => [currency_id, BigInt(opening)])),
    rows: await addPaidInvoices(books, own),
  };
}

type Row = { receipt_id: number | null; invoice_id: number | null; invoice_no: string };

/**
 * Adds the numbers of the invoices that receipts pay, and the id when it is a single one. Money that was
 * released from an invoice no longer names it.
 */
async function addPaidInvoices<R extends Row>(books: CompanyBooks, rows: R[]) {
  const ofOne = rows.map((row) => ({ ...row, invoice_nos: [row.invoice_no].filter(Boolean) }));
  const ids = rows.flatMap(({ receipt_id }) => receipt_id ?? []);
  if (ids.length === 0) return ofOne;
  const shares = await books
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select(["receipt_id", "invoice_id", "no"])
    .where("receipt_id", "in", ids)
    .where("is_released", "=", 0)
    // In the order of the ids alone, SQLite would read the payments of all receipts.
    .orderBy("receipt_id")
    .orderBy("payments.id")
    .execute();
  const sharesByReceipt = new Map<number | null, typeof shares>();
  for (const share of shares) {
    const others = sharesByReceipt.get(share.receipt_id) ?? [];
    if (others.some(({ invoice_id }) => invoice_id === share.invoice_id)) continue;
    sharesByReceipt.set(share.receipt_id, [...others, share]);
  }
  return ofOne.map((row) => {
    const paid = row.receipt_id === null ? undefined : sharesByReceipt.get(row.receipt_id);
    if (!paid) return row;
    const [first, ...others] = paid;
    return {
      ...row,
      invoice_id: others.length === 0 ? (first?.invoice_id ?? null) : null,
      invoice_nos: paid.map(({ no }) => no),
    };
  });
}

export function toWireStatement({ customer, from, to, today, sections }: Statement): object {
  return {
    contact: toWireCustomer(customer),
    ...{ from, to, today },
    sections: sections.map(({ currency, opening, entries, closing, onAccount }) => ({
      currency,
      opening: minorToText(opening),
      rows: entries.map((entry) => ({
        date: entry.day,
        kind: entry.kind,
        id: entry.id,
        no: entry.no,
        reference: entry.reference,
        method_name: entry.method,
        receipt_id: entry.receipt_id,
        refund_id: entry.kind === "refund" || entry.kind === "refund_reversal" ? entry.id : null,
        invoice_id: entry.invoice_id,
        invoice_no: entry.invoice_nos.join(", "),
        invoice_nos: entry.invoice_nos,
        amount: formatWireAmount(entry.change),
        rounding: formatWireAmount(entry.rounding),
        balance: minorToText(entry.balance),
      })),
      closing: minorToText(closing),
      on_account: minorToText(onAccount),
    })),
  };
}
