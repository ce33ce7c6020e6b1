import { addDays } from "../../domain/calendar/days";
import { getDayInZone } from "../../domain/calendar/time-zone";
import type { CompanyBooks } from "../db/company-books";
import { toWireCurrency } from "../reports/owed/customer";
import { formatWireAmount } from "../wire/decimals";
import {
  listLateInvoices,
  listTriggers,
  toReminderPeriod,
  type ReminderInvoice,
  type Trigger,
} from "./due-invoices";
import { readSendingHours } from "./read-sending-hours";
import { findSendingDay, isAfterHours } from "./sending-hours";
import { readReminderSettings } from "./settings";

/** The maximum number of customers in one answer. */
const MAX_CUSTOMERS = 50;

/**
 * Returns the reminders of the next day on which some can go out, as JSON of the v2 API: the
 * customers with the invoices of their mails, and the customers without an email.
 */
export async function readNextReminders(books: CompanyBooks, now: Date): Promise<object> {
  const { days, isOn, plannedUntil } = await readReminderSettings(books);
  const hours = await readSendingHours(books);
  const today = getDayInZone(hours.timeZone, now);
  const isTodayOver = plannedUntil >= today || isAfterHours(now, hours);
  const day = findSendingDay(isTodayOver ? addDays(today, 1) : today, hours);
  const period = toReminderPeriod(day, plannedUntil);
  const triggers = isOn ? await listTriggers(books, { days, period }) : [];
  const byCustomer = new Map<number, Trigger[]>();
  for (const trigger of triggers) {
    const others = byCustomer.get(trigger.contact_id) ?? [];
    byCustomer.set(trigger.contact_id, [...others, trigger]);
  }
  const [reached, unreached] = [true, false].map((hasEmail) =>
    [...byCustomer.values()].filter(([first]) => (first?.email !== "") === hasEmail),
  );
  const customers = [];
  for (const group of reached?.slice(0, MAX_CUSTOMERS) ?? [])
    customers.push(await toWireMail(books, group, day));
  return {
    day,
    customers,
    /** The number of customers that are not listed. */
    more: Math.max(0, (reached?.length ?? 0) - MAX_CUSTOMERS),
    without_email: unreached?.map(([first]) => toWireContact(first)) ?? [],
  };
}

async function toWireMail(books: CompanyBooks, triggers: Trigger[], day: string): Promise<object> {
  const steps = new Map(triggers.map(({ id, step }) => [id, step]));
  const late = await listLateInvoices(books, triggers[0]?.contact_id ?? 0, day);
  const due = triggers.filter(({ due_day }) => due_day >= day);
  return {
    contact: toWireContact(triggers[0]),
    to: triggers[0]?.email ?? "",
    invoices: [...late, ...due].map((invoice) => ({
      ...toWireInvoice(invoice),
      /** The days after the due date of the reminder; null for an invoice that is late besides. */
      step: steps.get(invoice.id) ?? null,
    })),
  };
}

function toWireContact(row: Pick<Trigger, "contact_id" | "display_name"> | undefined): object {
  return { id: row?.contact_id, name: row?.display_name };
}

function toWireInvoice({ id, no, due_day, balance, ...currency }: ReminderInvoice): object {
  return {
    ...{ id, no, due_date: due_day, balance: formatWireAmount(balance) },
    currency: toWireCurrency(currency),
  };
}
