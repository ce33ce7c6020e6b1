import { Hono } from "hono";
import { formatDate } from "../../domain/calendar/days";
import * as z from "zod";
import { toDecimal, type Decimal } from "../../domain/money/money";
import { getDayInZone } from "../../domain/calendar/time-zone";
import type { CompanyBooks } from "../db/company-books";
import type { Call, Calls } from "../calls/calls";
import { toCanonicalText, divideDecimals, padDecimals } from "../wire/decimals";
import { requiredDate, requiredId, parseOrRefuse } from "../wire/fields";
import { findRate } from "../company/rates";
import { ApiError } from "../wire/api-error";
import type { Answer } from "../wire/answer";
import { issue } from "../wire/issue";
import { toRefusal } from "../../domain/refusals/refusal";

const rateQuery = z.object({
  from_currency_id: requiredId(issue("unknown_record", { record: "currency" })),
  to_currency_id: requiredId(issue("unknown_record", { record: "currency" })),
  date: requiredDate(issue("not_a_date", { field: "date" })).optional(),
});

/** The decimals of a rate that is calculated from two other rates. */
const RATE_DECIMALS = 10;

/** Returns the route of exchange rates. */
export function createRateRoutes(calls: Calls): Hono {
  return new Hono().get("/currency_rate", calls.createReadHandler(handleReadRate));
}

/**
 * Answers with the latest rate on or before a date: units of the currency `to_currency_id` for one
 * unit of the currency `from_currency_id`.
 */
async function handleReadRate({ books, query, now }: Call): Promise<Answer> {
  const { from_currency_id, to_currency_id, ...filter } = parseOrRefuse(rateQuery, query);
  const day = filter.date ?? (await readCompanyToday(books, now));
  const from = await readBaseRate(books, from_currency_id, day);
  const to = await readBaseRate(books, to_currency_id, day);
  const rate = from_currency_id === to_currency_id ? toDecimal("1") : calculateRatio(from, to);
  return { status: 200, body: { rate: { rate: padDecimals(toCanonicalText(rate), 6) } } };
}

function calculateRatio(from: Decimal, to: Decimal): Decimal {
  return toCanonicalText(to) === "1" ? from : divideDecimals(from, to, RATE_DECIMALS);
}

async function readCompanyToday(books: CompanyBooks, now: Date): Promise<string> {
  const { time_zone } = await books
    .selectFrom("companies")
    .select("time_zone")
    .where("id", "=", books.companyId)
    .executeTakeFirstOrThrow();
  return getDayInZone(time_zone, now);
}

/**
 * Reads the latest rate of a currency on or before a day: units of the company's own currency for
 * one unit of the currency. Throws a 404 when there is no rate.
 */
async function readBaseRate(
  books: CompanyBooks,
  currencyId: number,
  day: string,
): Promise<Decimal> {
  const currency = await books
    .selectFrom("currencies")
    .select(["code", "is_primary"])
    .where("company_id", "=", books.companyId)
    .where("id", "=", currencyId)
    .executeTakeFirst();
  if (!currency) throw new ApiError(404, toRefusal("unknown_record", { record: "currency" }));
  if (currency.is_primary) return toDecimal("1");
  const newest = await findRate(books, currencyId, day);
  if (newest) return newest;
  throw new ApiError(
    404,
    toRefusal("rate_unknown", { currency: currency.code, date: formatDate(day) }),
  );
}
