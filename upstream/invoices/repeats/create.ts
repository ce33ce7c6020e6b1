import { getDayInZone } from "../../../domain/calendar/time-zone";
import { formatDate } from "../../../domain/calendar/days";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import type { CompanyBooks } from "../../db/company-books";
import { createRefusal } from "../../wire/api-error";
import type { ChangeContext, Call } from "../../calls/calls";
import { parseOrRefuse } from "../../wire/fields";
import { refuseForbiddenOperation } from "../read/operations";
import { toWireInvoice, readInvoice, type InvoiceRecord } from "../read/record";
import { isOccurrence, findOccurrenceFrom, findOccurrenceAfter, type Pattern } from "./dates";
import { planFirstDay } from "./plan";
import { toPattern } from "./repeat-row";
import { repeatPayload, type RepeatPayload } from "./payload";

/**
 * Creates a repeat of an invoice and returns the repeat's id. The repeat keeps a template of the
 * invoice as it is now. Must be called in a transaction that holds the company's lock.
 */
export async function createRepeat(
  callerBooks: CompanyBooks,
  { body, now, actor }: Pick<Call, "body" | keyof ChangeContext>,
): Promise<number> {
  const payload = parseOrRefuse(repeatPayload, body);
  const record = await readInvoice(callerBooks, payload.invoice_id);
  const { invoice } = record;
  const books = callerBooks.forCompany(invoice.company_id);
  await refuseUnrepeatable(books, record, now);
  const { time_zone } = await readTimeZoneAndCurrency(books);
  const days = deriveDays(payload, invoice.date, getDayInZone(time_zone, now));
  const { mode } = payload;
  const { id } = await books
    .insertInto("repeats")
    .values({
      company_id: invoice.company_id,
      invoice_id: invoice.id,
      invoice_no: invoice.no,
      contact_id: invoice.contact_id,
      currency_id: invoice.currency_id,
      total: BigInt(invoice.total),
      template: JSON.stringify(toTemplate(record)),
      ...days,
      ...{ mode, ...(await planFirstDay(books, { ...days, mode }, now)) },
      updated_at: now.toISOString(),
      made_at: now.toISOString(),
      made_by: actor,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Throws a refusal when the invoice cannot be repeated or has an active repeat. */
async function refuseUnrepeatable(
  books: CompanyBooks,
  record: InvoiceRecord,
  now: Date,
): Promise<void> {
  refuseForbiddenOperation("repeat", record, now);
  const active = await books
    .selectFrom("repeats")
    .select("id")
    .where("invoice_id", "=", record.invoice.id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (active) throw createRefusal("already_repeated");
}

/**
 * Returns the first days (at most `PREVIEWED_DAYS`, as YYYY-MM-DD) of the repeat that the query
 * describes, without creating it. Throws a refusal when the repeat could not be created.
 */
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
  const { time_zone } = await readTimeZoneAndCurrency(books);
  const { starts_on, ends_on, ...pattern } = deriveDays(
    payload,
    invoice.date,
    getDayInZone(time_zone, now),
  );
  const days: string[] = [];
  let day: string | null = starts_on;
  while (day !== null && days.length < PREVIEWED_DAYS && day <= (ends_on ?? day)) {
    days.push(day);
    day = findOccurrenceAfter(toPattern(pattern), day);
  }
  return days;
}

/** The maximum number of days in a preview. */
const PREVIEWED_DAYS = 4;

/** Converts the invoice to the template of its copies, without payments and credit notes. */
function toTemplate(record: InvoiceRecord): object {
  return toWireInvoice({ ...record, payments: [], creditNotes: [], credited: new Map() });
}

/**
 * Derives the stored days of a repeat from its payload. `date` is the invoice date. The anchor of the
 * pattern is the invoice date, unless the first day does not fit this pattern: then the first day
 * is the anchor. Without `from`, the first day is the pattern's next day, today at the earliest.
 * Throws a refusal when the days are invalid.
 */
function deriveDays({ every, interval, from, until }: RepeatPayload, date: string, today: string) {
  if (from !== null && from <= date)
    throw createRefusal("repeat_starts_too_early", { date: formatDate(date) });
  const pattern: Pattern = { every, interval, anchor: date };
  const next =
    date < today ? findOccurrenceFrom(pattern, today) : findOccurrenceAfter(pattern, date);
  const starts_on = from ?? next;
  if (starts_on === null) throw createRefusal("repeat_without_day");
  if (until !== null && until < starts_on)
    throw createRefusal("repeat_ends_too_early", { date: formatDate(starts_on) });
  // For an invoice of 31 January, the first day 28 February fits, so days return to the 31st.
  const anchor = isOccurrence(pattern, starts_on) ? date : starts_on;
  return { every, step: interval, anchor, starts_on, ends_on: until };
}
