import { dayIn } from "../../../domain/calendar/time-zone";
import { showDate } from "../../../domain/calendar/days";
import { readCompany } from "../../company/read-company";
import type { CompanyBooks } from "../../db/company-books";
import { unacceptable } from "../../wire/api-error";
import type { Act, Call } from "../../calls/calls";
import { parseOrRefuse } from "../../wire/fields";
import { refuseForbidden } from "../read/operations";
import { invoiceOnWire, readInvoice, type InvoiceRecord } from "../read/record";
import { isOccurrence, nextOccurrence, occurrenceAfter, type Pattern } from "./dates";
import { patternOf } from "./find";
import { repeatPayload, type RepeatPayload } from "./payload";

/**
 * Has an issued invoice written again and again, as it is now, and returns the repeat's id; to be
 * called in a transaction.
 */
export async function createRepeat(
  callerBooks: CompanyBooks,
  { body, now, actor }: Pick<Call, "body" | keyof Act>,
): Promise<number> {
  const payload = parseOrRefuse(repeatPayload, body);
  const record = await readInvoice(callerBooks, payload.invoice_id);
  const { invoice } = record;
  const books = callerBooks.forCompany(invoice.company_id);
  await refuseUnrepeatable(books, record, now);
  const { time_zone } = await readCompany(books);
  const { id } = await books
    .insertInto("repeats")
    .values({
      company_id: invoice.company_id,
      invoice_id: invoice.id,
      invoice_no: invoice.no,
      contact_id: invoice.contact_id,
      currency_id: invoice.currency_id,
      total: BigInt(invoice.total),
      template: JSON.stringify(templateOf(record)),
      ...daysOf(payload, invoice.date, dayIn(time_zone, now)),
      made_at: now.toISOString(),
      made_by: actor,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function refuseUnrepeatable(
  books: CompanyBooks,
  record: InvoiceRecord,
  now: Date,
): Promise<void> {
  refuseForbidden("repeat", record, now);
  const standing = await books
    .selectFrom("repeats")
    .select("id")
    .where("invoice_id", "=", record.invoice.id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (standing)
    throw unacceptable(
      "This invoice is repeated already. End that repeat before you make another.",
    );
}

/** The first days of a repeat that is not made yet; refused with what is wrong with it. */
export async function previewRepeat(
  callerBooks: CompanyBooks,
  { query, now }: Call,
): Promise<string[]> {
  const interval = query.interval === undefined ? undefined : Number(query.interval);
  const payload = parseOrRefuse(repeatPayload, { ...query, interval });
  const record = await readInvoice(callerBooks, payload.invoice_id);
  const { invoice } = record;
  const books = callerBooks.forCompany(invoice.company_id);
  await refuseUnrepeatable(books, record, now);
  const { time_zone } = await readCompany(books);
  const { starts_on, ends_on, ...pattern } = daysOf(payload, invoice.date, dayIn(time_zone, now));
  const days: string[] = [];
  let day: string | null = starts_on;
  while (day !== null && days.length < DAYS_SHOWN && day <= (ends_on ?? day)) {
    days.push(day);
    day = occurrenceAfter(patternOf(pattern), day);
  }
  return days;
}

const DAYS_SHOWN = 4;

/** What is written again: nothing of what was paid or credited. */
function templateOf(record: InvoiceRecord): object {
  return invoiceOnWire({ ...record, payments: [], creditNotes: [], credited: new Map() });
}

/** `date` is the invoice's, of which the pattern comes unless another first day is wished for. */
function daysOf({ every, interval, from, until }: RepeatPayload, date: string, today: string) {
  if (from !== null && from <= date)
    throw unacceptable(`The first date must be after the invoice's, ${showDate(date)}.`);
  const own: Pattern = { every, interval, anchor: date };
  const next = date < today ? nextOccurrence(own, today) : occurrenceAfter(own, date);
  const starts_on = from ?? next;
  if (starts_on === null)
    throw unacceptable("This invoice has no day to repeat on: dates end with the year 9999.");
  if (until !== null && until < starts_on)
    throw unacceptable(`The last date is before the first, ${showDate(starts_on)}.`);
  // The last day of February may stand for the 31st.
  const anchor = isOccurrence(own, starts_on) ? date : starts_on;
  return { every, step: interval, anchor, starts_on, ends_on: until };
}
