import { addToDate, getMonthStart } from "../../../domain/calendar/date-arithmetic";
import { addDays } from "../../../domain/calendar/days";
import { minorToText } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import { selectMovements } from "../../totals/movements";
import { sumAsText } from "../../totals/sums";

/**
 * Returns the sums of the payments of today, yesterday, this month and the last month, in the company's
 * own currency and in the API's JSON format.
 * A payment that was undone is deducted on the day when it was undone. `last_month_to_date` ends on
 * the same day of the month as today, or on the last day of a shorter month.
 */
export async function readMoneyIn(books: CompanyBooks, today: string): Promise<object> {
  const [month, lastMonth] = [getMonthStart(today), getMonthStart(today, 1)];
  const days = await selectMovements(books, "payment", lastMonth, today)
    .select((eb) => ["date", sumAsText(eb.ref("amount")).as("amount")])
    .groupBy("date")
    .execute();
  const sumDays = (from: string, to: string) =>
    minorToText(
      days
        .filter(({ date }) => date >= from && date <= to)
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    );
  const yesterday = addDays(today, -1);
  return {
    today: sumDays(today, today),
    yesterday: sumDays(yesterday, yesterday),
    month: sumDays(month, today),
    last_month: sumDays(lastMonth, addDays(month, -1)),
    last_month_to_date: sumDays(lastMonth, addToDate(today, -1, "month")),
  };
}
