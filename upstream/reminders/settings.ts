import * as z from "zod";
import { getDayInZone, getTimeInZone } from "../../domain/calendar/time-zone";
import { addDays } from "../../domain/calendar/days";
import {
  REMINDER_DAYS,
  REMINDER_HOURS,
  REMINDER_WEEKDAYS,
} from "../../domain/invoices/reminder-days";
import { isLanguage, type Language } from "../../domain/languages";
import { REMINDER_LIMITS } from "../../domain/limits/reminders";
import { REMINDER_TEXT_KINDS, type ReminderTextKind } from "../../domain/messages/reminder";
import type { Call } from "../calls/calls";
import { readTimeZoneAndCurrency } from "../company/time-zone-and-currency";
import type { CompanyBooks } from "../db/company-books";
import { optionalText, parseOrRefuse } from "../wire/fields";
import { calculateUpdatedAt, rejectStale } from "../wire/etags";
import { issue, type IssueMessage } from "../wire/issue";

export type ReminderText = { language: Language; kind: ReminderTextKind; text: string };

export type ReminderSettings = {
  isOn: boolean;
  /** The days after the due date on which reminders go out, in ascending order. */
  days: number[];
  /** The weekdays, besides Sunday, on which none goes out, from 1 (Monday) to 6. */
  excludedWeekdays: number[];
  texts: ReminderText[];
  /** The last day whose reminders were planned. Empty when reminders were never on. */
  plannedUntil: string;
  updated_at: string;
};

const DEFAULTS: ReminderSettings = {
  isOn: false,
  days: [7, 14],
  excludedWeekdays: [],
  texts: [],
  plannedUntil: "",
  updated_at: "1970-01-01T00:00:00.000Z",
};

/** A list of some of the given numbers, in their order and without repetitions. */
function someOf(numbers: readonly number[], message: IssueMessage) {
  return z
    .array(
      z.number().refine((each) => numbers.includes(each), message),
      { message },
    )
    .transform((chosen) => numbers.filter((each) => chosen.includes(each)));
}

const textSchema = z.object({
  language: z.string().refine(isLanguage, issue("unknown_record", { record: "language" })),
  kind: z.enum(REMINDER_TEXT_KINDS, { message: issue("unknown_record", { record: "text_kind" }) }),
  text: optionalText("text", REMINDER_LIMITS.text),
});

const payloadSchema = z
  .object({
    is_on: z.boolean({ message: issue("reminders_on_or_off") }),
    days: someOf(REMINDER_DAYS, issue("offered_days")),
    excluded_weekdays: someOf(REMINDER_WEEKDAYS, issue("offered_weekdays")).refine(
      (excluded) => excluded.length < REMINDER_WEEKDAYS.length,
      issue("no_weekday_left"),
    ),
    texts: z.array(textSchema, { message: issue("texts_not_a_list") }).max(20),
  })
  .refine(({ is_on, days }) => !is_on || days.length > 0, issue("choose_day"));

/** Returns the settings of a company, which are off at first. */
export async function readReminderSettings(books: CompanyBooks): Promise<ReminderSettings> {
  const row = await books
    .selectFrom("reminder_settings")
    .selectAll()
    .where("company_id", "=", books.companyId)
    .executeTakeFirst();
  if (!row) return DEFAULTS;
  return {
    isOn: row.is_on === 1,
    days: numbers.parse(JSON.parse(row.days)),
    excludedWeekdays: numbers.parse(JSON.parse(row.excluded_weekdays)),
    texts: storedTexts.parse(JSON.parse(row.texts)),
    plannedUntil: row.planned_until,
    updated_at: row.updated_at,
  };
}

const numbers = z.array(z.number());
const storedTexts = z.array(
  z.object({
    language: z.string().refine(isLanguage),
    kind: z.enum(REMINDER_TEXT_KINDS),
    text: z.string(),
  }),
);

/**
 * Replaces the settings of a company. Throws a 409 when the etag is outdated. Reminders of days
 * before they were turned on do not go out.
 */
export async function saveReminderSettings(
  books: CompanyBooks,
  { body, etag, now }: Pick<Call, "body" | "etag" | "now">,
): Promise<void> {
  const stored = await readReminderSettings(books);
  rejectStale("reminder_plan", stored, etag);
  const { is_on, days, excluded_weekdays, texts } = parseOrRefuse(payloadSchema, body);
  const columns = {
    is_on,
    days: JSON.stringify(days),
    excluded_weekdays: JSON.stringify(excluded_weekdays),
    texts: JSON.stringify(texts.filter(({ text }) => text !== "")),
    planned_until:
      stored.isOn || !is_on ? stored.plannedUntil : await readLastMissedDay(books, now),
    updated_at: calculateUpdatedAt(stored, now),
  };
  await books
    .insertInto("reminder_settings")
    .values({ company_id: books.companyId, ...columns })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(columns))
    .execute();
}

/** Returns the last day whose reminders are not sent any more: today in the evening, or yesterday. */
async function readLastMissedDay(books: CompanyBooks, now: Date): Promise<string> {
  const { time_zone } = await readTimeZoneAndCurrency(books);
  const today = getDayInZone(time_zone, now);
  return getTimeInZone(time_zone, now) < REMINDER_HOURS.last ? addDays(today, -1) : today;
}
