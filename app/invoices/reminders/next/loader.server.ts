import { randomUUID } from "node:crypto";
import { addDays, formatDate } from "../../../../domain/calendar/days";
import { formatMoney } from "../../../../domain/money/money";
import { getCompanyToday } from "~/lib/company-day.server";
import { owedPaths } from "~/lib/owed-paths";
import {
  readNextReminders,
  readReminderSettings,
  type NextReminders,
} from "~/models/reminders.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { count } from "../../../../domain/words/in-languages";
import { fill } from "../../../../domain/words/message";
import { reminderWords as words } from "../../../../domain/words/reminders";

/** Returns the reminders that go out on the next day, with a pause for each customer. */
export async function loadNextReminders(session: Session) {
  await requireExtension("reminders");
  const [next, { is_on, mailing }] = await Promise.all([
    readNextReminders(session),
    readReminderSettings(session),
  ]);
  const today = getCompanyToday(session.countryId);
  return {
    key: randomUUID(),
    companyId: session.companyId,
    isOn: is_on,
    mailing,
    title: formatTitle(next.day, today),
    customers: next.customers.map((customer) => toCustomerView(customer, today)),
    moreText: next.more > 0 ? count(words.moreCustomers, next.more) : "",
    withoutEmail: next.without_email.map(({ id, name }) => ({
      id,
      name,
      editUrl: paths.editBusiness(id, { returnTo: owedPaths.nextReminders() }),
    })),
  };
}

function formatTitle(day: string, today: string): string {
  const date = formatDate(day);
  if (day === today) return fill(words.nextToday, { date });
  return fill(day === addDays(today, 1) ? words.nextTomorrow : words.nextOn, { date });
}

function toCustomerView(
  { contact, to, invoices }: NextReminders["customers"][number],
  today: string,
) {
  return {
    id: contact.id,
    name: contact.name,
    to,
    customerUrl: owedPaths.customer(contact.id, { returnTo: owedPaths.nextReminders() }),
    invoices: invoices.map(({ id, no, due_date, balance, currency }) => ({
      id,
      no,
      url: paths.invoice(id),
      about: fill(due_date < today ? words.wasDue : words.due, {
        amount: formatMoney(currency.symbol, balance),
        date: formatDate(due_date),
      }),
    })),
  };
}
