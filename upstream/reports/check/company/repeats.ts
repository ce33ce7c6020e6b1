import { isRealDate } from "../../../../domain/calendar/days";
import type { CheckedCompany } from "../company";
import { compareValues, toFindings, formatMinorUnits, type Finding } from "../finding";
import { parseDetails } from "../read-invoices";

/**
 * Checks the templates and the first and last days of repeats, that each stored day belongs to its
 * repeat's pattern, and that no invoice belongs to two days.
 */
export async function checkRepeats({ books }: CheckedCompany): Promise<Finding[]> {
  const repeats = await books.selectFrom("repeats").selectAll().orderBy("id").execute();
  const days = await books
    .selectFrom("repeat_days")
    .selectAll()
    .orderBy("repeat_id")
    .orderBy("day")
    .execute();
  const invoiceIds = new Set<number>();
  return [
    ...repeats.flatMap(checkTemplate),
    ...repeats.flatMap((repeat) => {
      const own = days.filter(({ repeat_id }) => repeat_id === repeat.id).map(({ day }) => day);
      const wrong = own.filter((day) => !isPatternDay(repeat, day));
      return wrong.flatMap((day) =>
        toFindings(
          `${describeRepeat(repeat)}, day`,
          day,
          `a day of every ${repeat.step} ${repeat.every}s`,
        ),
      );
    }),
    ...days.flatMap(({ day, invoice_id }) => {
      if (invoice_id === null || !invoiceIds.has(invoice_id)) {
        if (invoice_id !== null) invoiceIds.add(invoice_id);
        return [];
      }
      return toFindings(
        `day ${day} of a repeat, invoice`,
        `${invoice_id}, written for another day too`,
        "an invoice of its own",
      );
    }),
  ];
}

/** The columns of a repeat that say which days it has. */
export type Repeat = {
  invoice_no: string;
  every: "week" | "month" | "year";
  step: number;
  anchor: string;
  starts_on: string;
  ends_on: string | null;
};

export function describeRepeat({ invoice_no, every }: Repeat): string {
  return `${invoice_no}: repeat by the ${every}`;
}

/**
 * Checks that the template has the number, total, contact and currency of the repeat, and that the
 * repeat's first and last day are valid.
 */
function checkTemplate(
  repeat: Repeat & { template: string; total: number; contact_id: number; currency_id: number },
): Finding[] {
  const name = describeRepeat(repeat);
  const template = parseDetails(repeat.template);
  if (!template) return toFindings(`${name}, what is written`, "damaged", "an invoice");
  const { starts_on, ends_on } = repeat;
  return [
    ...compareValues(`${name}, number`, String(template.no), repeat.invoice_no),
    ...compareValues(`${name}, total`, formatMinorUnits(repeat.total), String(template.amount)),
    ...compareValues(`${name}, contact`, repeat.contact_id, Number(template.contact_id)),
    ...compareValues(`${name}, currency`, repeat.currency_id, Number(template.currency_id)),
    ...(isPatternDay(repeat, starts_on)
      ? []
      : toFindings(`${name}, first day`, starts_on, "a day of its pattern")),
    ...(ends_on === null || ends_on >= starts_on
      ? []
      : toFindings(`${name}, last day`, ends_on, `${starts_on} or later`)),
  ];
}

/**
 * Returns true when the repeat has an occurrence on the day. Calculated without the code that plans
 * repeats.
 */
export function isPatternDay(
  { every, step, anchor, starts_on, ends_on }: Repeat,
  day: string,
): boolean {
  if (![day, anchor].every(isRealDate) || step < 1) return false;
  if (day < starts_on || day < anchor || (ends_on !== null && day > ends_on)) return false;
  if (every === "week") return countDays(anchor, day) % (7 * step) === 0;
  const [from, to] = [splitDate(anchor), splitDate(day)];
  const months = (to.year - from.year) * 12 + to.month - from.month;
  const lastDayOfMonth = new Date(Date.UTC(to.year, to.month, 0)).getUTCDate();
  return (
    months % (every === "year" ? 12 * step : step) === 0 &&
    to.day === Math.min(from.day, lastDayOfMonth)
  );
}

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function splitDate(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}
