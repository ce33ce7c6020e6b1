import type { CompanyBooks } from "../../db/company-books";
import { NO_REASON, toReasonColumns, toWireReason } from "../../jobs/reason";
import { createNotFoundError } from "../../wire/api-error";
import { formatWireAmount } from "../../wire/decimals";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { findOccurrenceFrom, findOccurrenceAfter, listOccurrences } from "./dates";
import { readOpenDayJobs, toDayKey } from "./day-jobs";
import { toPattern } from "./repeat-row";

/** Returns the active repeats in the API's JSON format, newest first. */
export async function listRepeats(books: CompanyBooks): Promise<object[]> {
  const rows = await selectRepeats(books).where("repeats.ended_at", "is", null).execute();
  const handledDays = await readHandledDays(books);
  return rows.map((row) => toWireRepeat(row, handledDays));
}

/**
 * Returns a repeat and its invoice template in the API's JSON format, also after the repeat has
 * ended. Throws a not-found error when it is missing.
 */
export async function readRepeat(books: CompanyBooks, id: number | undefined): Promise<object> {
  const row = await selectRepeats(books)
    .select("template")
    .where("repeats.id", "=", id ?? 0)
    .executeTakeFirst();
  if (!row) throw createNotFoundError("repeat");
  const handledDays = await readHandledDays(books);
  // The template that `createRepeat` stored gets the customer's current name.
  const invoice = { ...(JSON.parse(row.template) as object), contact_name: row.contact_name };
  return { ...toWireRepeat(row, handledDays), invoice };
}

/**
 * Returns the days of active repeats up to `today` that wait for a user, and the count of active
 * repeats. These days are neither invoiced nor skipped, and not to be issued by themselves. Days that
 * could not be issued come first, with the reason and the failed job; otherwise the oldest is first.
 */
export async function listUnhandledDays(books: CompanyBooks, today: string) {
  const rows = await selectRepeats(books).where("repeats.ended_at", "is", null).execute();
  const handledDays = await readHandledDays(books);
  const jobs = await readOpenDayJobs(books);
  const due = rows
    .flatMap((row) =>
      listOccurrences(toPattern(row), row.starts_on, chooseEarlierDay(today, row.ends_on))
        .filter((day) => !isHandled(handledDays, row.id, day) && !isPlanned(row, day))
        .flatMap((day) => {
          const job = jobs.get(toDayKey({ repeatId: row.id, day }));
          if (job?.state === "waiting") return [];
          const failure = {
            ...toWireReason(job ?? toReasonColumns(NO_REASON)),
            job_id: job?.id ?? null,
          };
          return [{ ...toWireOriginal(row), repeat_id: row.id, date: day, ...failure }];
        }),
    )
    .sort(
      (a, b) =>
        Number(b.job_id !== null) - Number(a.job_id !== null) ||
        (a.date < b.date ? -1 : a.date > b.date ? 1 : a.repeat_id - b.repeat_id),
    );
  return { due, repeats: rows.length };
}

/** Returns true when the job of a day is still to be added. */
function isPlanned({ next_day }: RepeatRow, day: string): boolean {
  return next_day !== null && day >= next_day;
}

function chooseEarlierDay(day: string, other: string | null): string {
  return other !== null && other < day ? other : day;
}

function selectRepeats(books: CompanyBooks) {
  return books
    .selectFrom("repeats")
    .innerJoin("contacts", "contacts.id", "repeats.contact_id")
    .innerJoin("currencies", "currencies.id", "repeats.currency_id")
    .leftJoin("invoices", "invoices.id", "repeats.invoice_id")
    .select(["repeats.id", "repeats.invoice_id", "repeats.invoice_no", "repeats.contact_id"])
    .select(["repeats.total", "every", "step", "anchor", "starts_on", "ends_on", "ended_at"])
    .select(["contacts.display_name as contact_name", "currencies.code", "currencies.symbol"])
    .select("invoices.status as source_status")
    .select(["repeats.mode", "repeats.next_day", "repeats.updated_at"])
    .orderBy("repeats.id", "desc");
}

type RepeatRow = Awaited<ReturnType<ReturnType<typeof selectRepeats>["execute"]>>[number];

/**
 * Returns the days of all repeats that are skipped or have an existing invoice, by the key of
 * `toDayKey`. A day whose invoice was deleted is not handled.
 */
async function readHandledDays(books: CompanyBooks) {
  const rows = await books
    .selectFrom("repeat_days as day")
    .leftJoin("invoices", "invoices.id", "day.invoice_id")
    .select(["day.repeat_id", "day.day", "day.invoice_id", "invoices.id as existing_invoice_id"])
    .execute();
  return new Map(
    rows
      .filter((row) => row.invoice_id === null || row.existing_invoice_id !== null)
      .map((row) => [toDayKey({ repeatId: row.repeat_id, day: row.day }), row] as const),
  );
}

type HandledDays = Awaited<ReturnType<typeof readHandledDays>>;

function isHandled(handledDays: HandledDays, repeatId: number, day: string): boolean {
  return handledDays.has(toDayKey({ repeatId, day }));
}

/** Converts values that the repeat copied from its original invoice, and the customer's current name. */
function toWireOriginal(row: RepeatRow) {
  return {
    invoice_no: row.invoice_no,
    contact_name: row.contact_name,
    amount: formatWireAmount(row.total),
    currency: { code: row.code, symbol: row.symbol },
  };
}

function toWireRepeat(row: RepeatRow, handledDays: HandledDays): object {
  const invoicedDays = [...handledDays.values()].filter(
    ({ repeat_id, invoice_id }) => repeat_id === row.id && invoice_id !== null,
  );
  return {
    id: row.id,
    ...toWireOriginal(row),
    contact_id: row.contact_id,
    /** The original invoice. Null when it is deleted. */
    invoice_id: row.source_status === null ? null : row.invoice_id,
    source: toSourceState(row),
    every: row.every,
    interval: row.step,
    anchor: row.anchor,
    from: row.starts_on,
    until: row.ends_on,
    next: findNextDay(row, handledDays),
    last: invoicedDays.map(({ day }) => day).reduce((a, b) => (a > b ? a : b), "") || null,
    ended_at: row.ended_at,
    mode: row.mode,
    updated_at: row.updated_at,
  };
}

function toSourceState({ source_status }: RepeatRow): "issued" | "voided" | "deleted" {
  if (source_status === null) return "deleted";
  return source_status === INVOICE_STATUS.voided ? "voided" : "issued";
}

/** Returns the first day that is neither invoiced nor skipped, or null when no day is left. */
function findNextDay(row: RepeatRow, handledDays: HandledDays): string | null {
  let day = findOccurrenceFrom(toPattern(row), row.starts_on);
  while (day !== null && isHandled(handledDays, row.id, day))
    day = findOccurrenceAfter(toPattern(row), day);
  return day !== null && row.ends_on !== null && day > row.ends_on ? null : day;
}
