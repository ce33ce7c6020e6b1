import type { Kysely } from "kysely";
import { isFreePlan } from "../accounts/plan";
import { addDays } from "../../domain/calendar/days";
import { getDayInZone } from "../../domain/calendar/time-zone";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { addJob } from "../jobs/queue";
import { isMailAllowed, type MailRules } from "../messages/mail-rules";
import { listTriggers, toReminderKey, toReminderPeriod } from "./due-invoices";
import { findLastSendingDay, isSendingTime, type SendingHours } from "./sending-hours";
import { readReminderSettings, type ReminderSettings } from "./settings";

type Options = { rules: MailRules; hasMails: boolean };

/**
 * Returns the planner of reminders, which adds the jobs of the day for each company: one for each
 * customer. When the company cannot send mails, its reminders of the day are left out. A company
 * whose books change later in the day is planned again, so that an invoice that is issued meanwhile
 * is not left out; the keys of the jobs prevent a second reminder.
 */
export function createReminderPlanner(
  db: Kysely<Schema>,
  options: Options,
): (now: Date) => Promise<void> {
  /** The day and the change count with which each company was planned last by this program. */
  const plannedStates = new Map<number, string>();
  return async (now) => {
    const companies = await db
      .selectFrom("reminder_settings")
      .innerJoin("companies", "companies.id", "reminder_settings.company_id")
      .select(["company_id", "time_zone", "planned_until", "excluded_weekdays", "changes"])
      .select(["is_free", "premium_until"])
      .where("is_on", "=", 1)
      .execute();
    for (const company of companies) {
      const hours = {
        timeZone: company.time_zone,
        excludedWeekdays: JSON.parse(company.excluded_weekdays) as number[],
      };
      const today = getDayInZone(company.time_zone, now);
      const state = `${today} ${company.changes}`;
      if (plannedStates.get(company.company_id) === state && company.planned_until >= today)
        continue;
      if (!isSendingTime(now, hours) || isFreePlan(company, now)) continue;
      const plan = db.transaction().execute(async (transaction) => {
        const books = new CompanyBooks(transaction, [company.company_id]);
        await books.lock();
        await planDay(books, { now, today, hours, ...options });
      });
      // A company that fails is planned at the next look, and does not stop the others.
      await plan.then(
        () => plannedStates.set(company.company_id, state),
        (error: unknown) =>
          console.error(`The reminders of company ${company.company_id} were not planned:`, error),
      );
    }
  };
}

type Day = { now: Date; today: string; hours: SendingHours };

async function planDay(
  books: CompanyBooks,
  { now, today, hours, rules, hasMails }: Day & Options,
): Promise<void> {
  const settings = await readReminderSettings(books);
  const { isOn, days, plannedUntil } = settings;
  if (!isOn || plannedUntil > today) return;
  const isAgain = plannedUntil === today;
  if (!isAgain)
    await books.updateTable("reminder_settings").set({ planned_until: today }).execute();
  if (!hasMails || !(await isMailAllowed(books, rules))) return;
  const period = isAgain
    ? { after: findPreviousDay(settings, today, hours), until: today }
    : toReminderPeriod(today, plannedUntil);
  const triggers = await listTriggers(books, { days, period });
  const withEmail = triggers.filter(({ email }) => email !== "");
  for (const contactId of new Set(withEmail.map(({ contact_id }) => contact_id))) {
    const subject = { contact_id: contactId, day: period.until, after_day: period.after };
    const key = toReminderKey(contactId, today);
    await addJob(books, { kind: "reminder", key, subject, runAt: now }, now);
  }
}

/**
 * Returns the day after which the reminders of today begin, when today is planned again: the last
 * day before today on which reminders go out. It is yesterday when the settings were changed
 * meanwhile, because days before reminders were turned on are not made up for.
 */
function findPreviousDay(
  { updated_at }: ReminderSettings,
  today: string,
  hours: SendingHours,
): string {
  const yesterday = addDays(today, -1);
  const previous = findLastSendingDay(yesterday, hours);
  return getDayInZone(hours.timeZone, new Date(updated_at)) <= previous ? previous : yesterday;
}
