import { addDays } from "../../../domain/calendar/days";
import { getDayInZone } from "../../../domain/calendar/time-zone";
import { DUE_SOON_DAYS } from "../../../domain/day-spans";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { minorToText } from "../../../domain/money/money";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import type { CompanyBooks } from "../../db/company-books";
import { readSum, selectRunningTotals, type Sum } from "../../totals/sums";
import { listFailedMails } from "./failed-mails";
import { listOverdueCustomers } from "./overdue-customers";
import { readMoneyIn } from "./money-in";

/**
 * Returns what waits for the owner of a company and the recent payments, in the API's JSON format.
 * Amounts without a currency are in the company's own currency. Days are in its time zone.
 */
export async function readTodaySummary(books: CompanyBooks, now: Date): Promise<object> {
  const { time_zone, id, code, symbol } = await readTimeZoneAndCurrency(books);
  const date = getDayInZone(time_zone, now);
  return {
    date,
    currency: { id, code, symbol },
    ...(await books.readCached(`today ${date}`, () => calculateToday(books, date))),
    // These mails are not cached, because the outcome of a mail is not a change of the company.
    failed_mails: await listFailedMails(books, now),
  };
}

async function calculateToday(books: CompanyBooks, today: string): Promise<object> {
  const to = addDays(today, DUE_SOON_DAYS - 1);
  const dueSoon = selectRunningTotals(books, "owed").where("day", ">=", today);
  const drafts = selectRunningTotals(books, "status").where("ref", "=", INVOICE_STATUS.draft);
  return {
    late: await listOverdueCustomers(books, today),
    due_soon: { from: today, to, ...toWireSum(await readSum(dueSoon.where("day", "<=", to))) },
    drafts: toWireSum(await readSum(drafts)),
    money_in: await readMoneyIn(books, today),
  };
}

function toWireSum({ count, amount }: Sum) {
  return { count, amount: minorToText(amount) };
}
