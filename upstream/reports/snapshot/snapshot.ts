import { minorToText } from "../../../domain/money/money";
import { getDayInZone } from "../../../domain/calendar/time-zone";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import type { CompanyBooks } from "../../db/company-books";
import { toCanonicalText, divideDecimals } from "../../wire/decimals";
import { readBalances, readExpenses, readMovementSum } from "./accounts";
import {
  readIncomeByAccount,
  readMonthlyIncome,
  readIssuedSum,
  readOwedSums,
  readReceivedSum,
} from "../../totals/read-totals";
import { createSnapshotPeriod } from "../../totals/period";
import { addDays } from "../../../domain/calendar/days";

/**
 * Returns the summary of a company in the API's JSON format. Amounts are in the company's own
 * currency, and days are in its time zone. Drafts and voided invoices are left out.
 */
export async function readSnapshot(books: CompanyBooks, now: Date): Promise<object> {
  const { symbol, time_zone } = await readTimeZoneAndCurrency(books);
  const today = getDayInZone(time_zone, now);
  return books.readCached(`snapshot ${today}`, () => calculateSnapshot(books, { symbol, today }));
}

async function calculateSnapshot(
  books: CompanyBooks,
  { symbol, today }: { symbol: string; today: string },
): Promise<object> {
  const period = createSnapshotPeriod(today);
  const { overdue, open } = await readOwedSums(books, period);
  const received = await readReceivedSum(books);
  const issued = await readIssuedSum(books, period.from, period.today);
  const issuedBefore = await readIssuedSum(books, period.previousFrom, addDays(period.from, -1));
  const income = await readMonthlyIncome(books, period);
  const expenses = await readExpenses(books, period);
  const paid = await readMovementSum(books, "payment", period);
  const spent = -(await readMovementSum(books, "expense", period));
  return {
    balance: {
      accounts: (await readBalances(books)).map(({ name, balance }) => ({
        name,
        balance: minorToText(balance),
      })),
    },
    cashflow: minorToText(paid - spent),
    expense: minorToText(spent),
    outstanding: minorToText(overdue.amount + open.amount),
    income: {
      categories: (await readIncomeByAccount(books, period)).map(({ name, amount }) => ({
        name,
        amount: minorToText(amount),
      })),
    },
    trend: {
      periods: period.months.map((month) => ({
        month,
        income: minorToText(income.get(month) ?? 0n),
        expense: minorToText(expenses.get(month) ?? 0n),
      })),
    },
    pwa_dashboard: {
      currency_symbol: symbol,
      invoice: {
        "30_days_invoice_amount": minorToText(issued.amount),
        "30_days_total_invoice": issued.count,
        percentage: calculatePercentChange(issued.amount, issuedBefore.amount),
        invoice_overdue: overdue.count,
        invoice_overdue_amount: minorToText(overdue.amount),
        invoice_open: open.count,
        invoice_open_amount: minorToText(open.amount),
        invoice_received: received.count,
        invoice_received_amount: minorToText(received.amount),
      },
    },
  };
}

/**
 * Returns the change from `before` to `amount` in percent, as decimal text with at most one decimal.
 * Returns null when `before` is not above zero.
 */
function calculatePercentChange(amount: bigint, before: bigint): string | null {
  if (before <= 0n) return null;
  const difference = amount - before;
  const size = { units: (difference < 0n ? -difference : difference) * 100n, scale: 0 };
  const percent = toCanonicalText(divideDecimals(size, { units: before, scale: 0 }, 1));
  return difference < 0n && percent !== "0" ? `-${percent}` : percent;
}
