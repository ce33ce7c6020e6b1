import { randomUUID } from "node:crypto";
import { addDays, formatDate } from "../../../../domain/calendar/days";
import { formatMoney } from "../../../../domain/money/money";
import { getCompanyToday } from "~/lib/company-day.server";
import { owedPaths } from "~/lib/owed-paths";
import { pluralize } from "~/lib/pluralize";
import {
  readNextReminders,
  readReminderSettings,
  type NextReminders,
} from "~/models/reminders.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";

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
    title: `What goes out ${formatWhen(next.day, today)}`,
    customers: next.customers.map((customer) => toCustomerView(customer, today)),
    moreText: next.more > 0 ? `and ${pluralize(next.more, "customer")} more` : "",
    withoutEmail: next.without_email.map(({ id, name }) => ({
      id,
      name,
      editUrl: paths.editBusiness(id, { returnTo: owedPaths.nextReminders() }),
    })),
  };
}

function formatWhen(day: string, today: string): string {
  const text = formatDate(day);
  if (day === today) return `today, ${text}`;
  return day === addDays(today, 1) ? `tomorrow, ${text}` : `on ${text}`;
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
      about: `${formatMoney(currency.symbol, balance)}, ${due_date < today ? "was due" : "due"} on ${formatDate(due_date)}`,
    })),
  };
}
