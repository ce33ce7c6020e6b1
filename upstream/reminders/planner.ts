import type { Kysely } from "kysely";
import { isFreePlan } from "../accounts/plan";
import { getDayInZone } from "../../domain/calendar/time-zone";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { addJob } from "../jobs/queue";
import { isMailAllowed, type MailRules } from "../messages/mail-rules";
import { listTriggers, toReminderPeriod } from "./due-invoices";
import { isSendingTime } from "./sending-hours";
import { readReminderSettings } from "./settings";

const DAY_MS = 24 * 60 * 60_000;

type Options = { rules: MailRules; hasMails: boolean };

/**
 * Adds the jobs of the reminders of the day, once a day for each company: one for each customer.
 * When the company cannot send mails, its reminders of the day are left out.
 */
export async function planReminders(
  db: Kysely<Schema>,
  now: Date,
  options: Options,
): Promise<void> {
  const companies = await db
    .selectFrom("reminder_settings")
    .innerJoin("companies", "companies.id", "reminder_settings.company_id")
    .select(["company_id", "time_zone", "planned_until", "excluded_weekdays"])
    .select(["is_free", "premium_until"])
    .where("is_on", "=", 1)
    // No time zone is a whole day ahead of UTC.
    .where("planned_until", "<", getDayInZone("UTC", new Date(now.getTime() + DAY_MS)))
    .execute();
  for (const company of companies) {
    const hours = {
      timeZone: company.time_zone,
      excludedWeekdays: JSON.parse(company.excluded_weekdays) as number[],
    };
    const today = getDayInZone(company.time_zone, now);
    if (company.planned_until >= today || !isSendingTime(now, hours)) continue;
    if (isFreePlan(company, now)) continue;
    const plan = db.transaction().execute(async (transaction) => {
      const books = new CompanyBooks(transaction, [company.company_id]);
      await books.lock();
      await planDay(books, { now, today, ...options });
    });
    // A company that fails is planned at the next look, and does not stop the others.
    await plan.catch((error: unknown) =>
      console.error(`The reminders of company ${company.company_id} were not planned:`, error),
    );
  }
}

async function planDay(
  books: CompanyBooks,
  { now, today, rules, hasMails }: { now: Date; today: string } & Options,
): Promise<void> {
  const { isOn, days, plannedUntil } = await readReminderSettings(books);
  if (!isOn || plannedUntil >= today) return;
  await books.updateTable("reminder_settings").set({ planned_until: today }).execute();
  if (!hasMails || !(await isMailAllowed(books, rules))) return;
  const period = toReminderPeriod(today, plannedUntil);
  const triggers = await listTriggers(books, { days, period });
  const withEmail = triggers.filter(({ email }) => email !== "");
  for (const contactId of new Set(withEmail.map(({ contact_id }) => contact_id))) {
    const subject = { contact_id: contactId, day: period.until, after_day: period.after };
    const key = `${contactId}:${today}`;
    await addJob(books, { kind: "reminder", key, subject, runAt: now }, now);
  }
}
