import { formatDate } from "../../../domain/calendar/days";
import type { CompanyBooks } from "../../db/company-books";
import { ApiError, createRefusal } from "../../wire/api-error";
import type { ChangeContext, Call } from "../../calls/calls";
import { parseOrRefuse } from "../../wire/fields";
import { isOccurrence } from "./dates";
import { closeDayJobs, type RepeatDay } from "./day-jobs";
import { readRepeatRow, toPattern } from "./repeat-row";
import { skipPayload } from "./payload";
import { toRefusal } from "../../../domain/refusals/refusal";

type RepeatInvoice = { repeat_id: number | null; repeat_date: string | null; invoiceId: number };

/**
 * Stores that an invoice was created for a day of a repeat. Does nothing for an invoice without a
 * repeat. Throws like `saveHandledDay`. Must be called in the transaction that creates the invoice.
 */
export async function recordRepeatInvoice(
  books: CompanyBooks,
  { repeat_id, repeat_date, invoiceId }: RepeatInvoice,
  context: ChangeContext,
): Promise<void> {
  if (repeat_id === null) return;
  await saveHandledDay(books, { repeatId: repeat_id, day: repeat_date ?? "", invoiceId }, context);
}

/**
 * Marks a day of a repeat as skipped. A second call only replaces the time and the actor. Throws like
 * `saveHandledDay`. Must be called in a transaction that holds the company's lock.
 */
export async function skipDay(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, ...context }: Pick<Call, "body" | keyof ChangeContext>,
): Promise<void> {
  const { date: day } = parseOrRefuse(skipPayload, body);
  const { company_id } = await readRepeatRow(callerBooks, id);
  const books = callerBooks.forCompany(company_id);
  await saveHandledDay(books, { repeatId: id ?? 0, day, invoiceId: null }, context);
}

/** A day of a repeat that has an invoice or was skipped (`invoiceId` is null). */
type HandledDay = { repeatId: number; day: string; invoiceId: number | null };

/**
 * Stores a handled day. Throws a 404 when the repeat is missing or has no such day, and a refusal
 * when the day has an existing invoice.
 */
async function saveHandledDay(
  books: CompanyBooks,
  { repeatId, day, invoiceId }: HandledDay,
  { now, actor }: ChangeContext,
): Promise<void> {
  const repeat = await readRepeatRow(books, repeatId);
  const isRepeatDay =
    day >= repeat.starts_on &&
    day <= (repeat.ends_on ?? day) &&
    isOccurrence(toPattern(repeat), day);
  if (!isRepeatDay) throw new ApiError(404, toRefusal("repeat_day_not_found"));
  const existing = await findInvoiceOfDay(books, { repeatId, day });
  if (existing)
    throw createRefusal("repeat_day_written", { date: formatDate(day), no: existing.no });
  const changes = {
    invoice_id: invoiceId,
    settled_at: now.toISOString(),
    settled_by: actor,
  };
  await books
    .insertInto("repeat_days")
    .values({ ...changes, company_id: repeat.company_id, repeat_id: repeatId, day })
    .onConflict((conflict) => conflict.columns(["repeat_id", "day"]).doUpdateSet(changes))
    .execute();
  await closeDayJobs(books, { repeatId, day }, now);
}

/** Finds the number of the existing invoice of a day. */
function findInvoiceOfDay(books: CompanyBooks, { repeatId, day }: RepeatDay) {
  return books
    .selectFrom("repeat_days")
    .innerJoin("invoices", "invoices.id", "repeat_days.invoice_id")
    .select("invoices.no")
    .where("repeat_days.repeat_id", "=", repeatId)
    .where("repeat_days.day", "=", day)
    .executeTakeFirst();
}

/** Returns true when a day has an existing invoice or is skipped. */
export async function isDayHandled(books: CompanyBooks, day: RepeatDay): Promise<boolean> {
  if (await findInvoiceOfDay(books, day)) return true;
  const skipped = await books
    .selectFrom("repeat_days")
    .select("day")
    .where("repeat_id", "=", day.repeatId)
    .where("day", "=", day.day)
    .where("invoice_id", "is", null)
    .executeTakeFirst();
  return skipped !== undefined;
}
