import { addToDate } from "../../../domain/calendar/date-arithmetic";
import { formatDate } from "../../../domain/calendar/days";
import { getDayInZone } from "../../../domain/calendar/time-zone";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import type { CompanyBooks } from "../../db/company-books";
import type { JobSubject } from "../../db/job-tables";
import type { JobHandler, JobTry } from "../../jobs/handler";
import { createReason, toReason, type Reason } from "../../jobs/reason";
import { ApiError, createRefusal } from "../../wire/api-error";
import type { InvoiceRecord } from "../read/record";
import { isDayHandled } from "../repeats/handled-days";
import { issueRepeatDay } from "./issue-repeat-day";

const DAY_MS = 24 * 60 * 60_000;

/** A day that is longer ago than this number of days is issued only after somebody asked for it. */
const MAX_DAYS_LATE = 7;

/** The status when as many mails as allowed were sent within the hour, and the pause after it. */
const TOO_MANY = 429;
const LIMIT_PAUSE_MS = 10 * 60_000;

/**
 * Queues the mail of an issued invoice. Throws a refusal, and then nothing is issued either.
 */
export type MailInvoice = (books: CompanyBooks, record: InvoiceRecord, now: Date) => Promise<void>;

/**
 * Returns the handler that issues the invoices of repeats. The invoice, its mail and the end of the
 * job are one transaction, so that each day gets one invoice.
 */
export function createRepeatHandler({ mailInvoice }: { mailInvoice: MailInvoice }): JobHandler {
  return {
    giveUpMs: DAY_MS,
    async run(jobTry) {
      const { now, end } = jobTry;
      const day = toRepeatDay(jobTry.subject);
      if (await isTooLate(jobTry, day.day))
        return end({ state: "failed", reason: explainLateDay(day.day) });
      try {
        await end({ state: "done" }, async (books) => {
          const issued = await issueRepeatDay(books, day, now);
          if (issued?.mode === "issue_and_mail") await mailInvoice(books, issued.record, now);
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === TOO_MANY)
          return end({ state: "put_off", until: new Date(now.getTime() + LIMIT_PAUSE_MS) });
        return end({ state: "failed", reason: toReason(error) });
      }
    },
    prepareRetry: refuseHandledDay,
  };
}

function toRepeatDay({ repeat_id = 0, day = "" }: JobSubject) {
  return { repeatId: repeat_id, day };
}

/**
 * Returns true when the day is too long ago, unless a user has just asked for another try. Asking,
 * and waiting for the limit of mails, move the job's due time.
 */
async function isTooLate({ job, now, books }: JobTry, day: string): Promise<boolean> {
  const { time_zone } = await readTimeZoneAndCurrency(books);
  const isLongAgo = (date: string) =>
    getDayInZone(time_zone, now) > addToDate(date, MAX_DAYS_LATE, "day");
  const wasMoved = job.due_at !== job.made_at;
  const dueDay = wasMoved ? getDayInZone(time_zone, new Date(job.due_at)) : day;
  return isLongAgo(day) && isLongAgo(dueDay);
}

function explainLateDay(day: string): Reason {
  return createReason("late_day", { day: formatDate(day), days: MAX_DAYS_LATE });
}

/** Throws a refusal when the day has an invoice or was skipped, or the repeat issues nothing. */
async function refuseHandledDay(books: CompanyBooks, subject: JobSubject): Promise<void> {
  const day = toRepeatDay(subject);
  if (await isDayHandled(books, day))
    throw createRefusal("repeat_day_handled", { date: formatDate(day.day) });
}
