import { showDate } from "../../../domain/calendar/days";
import type { CompanyBooks } from "../../db/company-books";
import { notFound, unacceptable } from "../../wire/api-error";
import type { Act, Call } from "../../calls/calls";
import { parseOrRefuse } from "../../wire/fields";
import { isOccurrence } from "./dates";
import { findRepeat, patternOf } from "./find";
import { skipPayload } from "./payload";

type Written = { repeat_id: number | null; repeat_date: string | null; invoiceId: number };

/**
 * Keeps that an invoice was written for a day of a repeat, if it was for one; refused when another
 * was. In the transaction of the invoice.
 */
export async function recordWritten(
  books: CompanyBooks,
  { repeat_id, repeat_date, invoiceId }: Written,
  act: Act,
): Promise<void> {
  if (repeat_id === null) return;
  await settleDay(books, { id: repeat_id, day: repeat_date ?? "", invoiceId }, act);
}

/** Leaves a day of a repeat out; whoever presses twice finds it done. In a transaction. */
export async function skipDay(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, ...act }: Pick<Call, "body" | keyof Act>,
): Promise<void> {
  const { date: day } = parseOrRefuse(skipPayload, body);
  const { company_id } = await findRepeat(callerBooks, id);
  const books = callerBooks.forCompany(company_id);
  await settleDay(books, { id: id ?? 0, day, invoiceId: null }, act);
}

type Settled = { id: number; day: string; invoiceId: number | null };

async function settleDay(
  books: CompanyBooks,
  { id, day, invoiceId }: Settled,
  { now, actor }: Act,
): Promise<void> {
  const repeat = await findRepeat(books, id);
  const isDay =
    day >= repeat.starts_on &&
    day <= (repeat.ends_on ?? day) &&
    isOccurrence(patternOf(repeat), day);
  if (!isDay) throw notFound("date of this repeat");
  const written = await books
    .selectFrom("repeat_days")
    .innerJoin("invoices", "invoices.id", "repeat_days.invoice_id")
    .select("invoices.no")
    .where("repeat_days.repeat_id", "=", id)
    .where("repeat_days.day", "=", day)
    .executeTakeFirst();
  if (written)
    throw unacceptable(
      `The invoice of ${showDate(day)} was written already: it is ${written.no}. ` +
        "Start over to leave this one.",
    );
  const settled = {
    invoice_id: invoiceId,
    settled_at: now.toISOString(),
    settled_by: actor,
  };
  await books
    .insertInto("repeat_days")
    .values({ ...settled, company_id: repeat.company_id, repeat_id: id, day })
    .onConflict((conflict) => conflict.columns(["repeat_id", "day"]).doUpdateSet(settled))
    .execute();
}
