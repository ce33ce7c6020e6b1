import { addDays } from "../../domain/calendar/days";
import { countDaysBetween } from "../../domain/calendar/date-arithmetic";
import type { CompanyBooks } from "../db/company-books";
import { dueDayExpression, owedCondition } from "../totals/invoice-conditions";

/** The days whose reminders go out on one day: those after `after`, up to `until`. */
export type ReminderPeriod = { after: string; until: string };

/** The number of days that are made up for, when no reminder could go out. */
const MAX_MISSED_DAYS = 7;

/** Returns the period whose reminders go out on `day`, when `plannedUntil` was planned last. */
export function toReminderPeriod(day: string, plannedUntil: string): ReminderPeriod {
  const first = addDays(day, -MAX_MISSED_DAYS);
  return { after: plannedUntil > first ? plannedUntil : first, until: day };
}

/** Returns the key of the job that reminds a customer on a day. */
export function toReminderKey(contactId: number, day: string): string {
  return `${contactId}:${day}`;
}

/**
 * Lists the unpaid invoices of which reminders go out in the period, `days` after the due date:
 * those of one customer, or of all customers, also of customers without an email. Paused ones are
 * left out.
 */
export async function listTriggers(
  books: CompanyBooks,
  { days, period, contactId }: { days: number[]; period: ReminderPeriod; contactId?: number },
) {
  const count = Math.max(0, countDaysBetween(period.after, period.until));
  const sendDays = Array.from({ length: count }, (_, index) => addDays(period.until, -index));
  const dueDays = new Set(sendDays.flatMap((day) => days.map((each) => addDays(day, -each))));
  const invoices = await selectUnpaused(books)
    .where(dueDayExpression, "in", ["", ...dueDays])
    .$if(contactId !== undefined, (query) => query.where("contact_id", "=", contactId ?? 0))
    .orderBy("contacts.sort_name")
    .orderBy("contact_id")
    .orderBy("due_day")
    .orderBy("invoices.id")
    .execute();
  return invoices.flatMap((invoice) => {
    const step = days.findLast((each) => sendDays.includes(addDays(invoice.due_day, each)));
    return step === undefined ? [] : [{ ...invoice, step }];
  });
}

export type Trigger = Awaited<ReturnType<typeof listTriggers>>[number];

/** Lists the overdue invoices of a customer, longest overdue first, paused ones only if wanted. */
export function listLateInvoices(
  books: CompanyBooks,
  contactId: number,
  today: string,
  { withPaused = false } = {},
) {
  return (withPaused ? selectOwed(books) : selectUnpaused(books))
    .where("contact_id", "=", contactId)
    .where(dueDayExpression, "<", today)
    .orderBy("due_day")
    .orderBy("invoices.id")
    .execute();
}

export type ReminderInvoice = Awaited<ReturnType<typeof listLateInvoices>>[number];

/** Lists those of the given invoices that are unpaid, paused or not. */
export function listUnpaid(books: CompanyBooks, ids: number[]) {
  return selectOwed(books)
    .where("invoices.id", "in", [0, ...ids])
    .execute();
}

/** Lists those of the given invoices that are unpaid and not paused. */
export function listUnpaused(books: CompanyBooks, ids: number[]) {
  return selectUnpaused(books)
    .where("invoices.id", "in", [0, ...ids])
    .orderBy("due_day")
    .orderBy("invoices.id")
    .execute();
}

function selectOwed(books: CompanyBooks) {
  return books
    .selectFrom("invoices")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .innerJoin("contacts", "contacts.id", "invoices.contact_id")
    .select(["invoices.id", "no", "balance", "contact_id", "invoices.currency_id"])
    .select(["code", "symbol", "contacts.display_name", "contacts.email"])
    .select(dueDayExpression.as("due_day"))
    .where(owedCondition);
}

function selectUnpaused(books: CompanyBooks) {
  return selectOwed(books).where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom("reminder_pauses")
          .select("record_id")
          .where((pause) =>
            pause.or([
              pause.and([
                pause("kind", "=", "invoice"),
                pause("record_id", "=", pause.ref("invoices.id")),
              ]),
              pause.and([
                pause("kind", "=", "contact"),
                pause("record_id", "=", pause.ref("invoices.contact_id")),
              ]),
            ]),
          ),
      ),
    ),
  );
}
