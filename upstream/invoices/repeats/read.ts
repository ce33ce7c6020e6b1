import type { CompanyBooks } from "../../db/company-books";
import { notFound } from "../../wire/api-error";
import { amountText } from "../../wire/decimals";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { nextOccurrence, occurrenceAfter, occurrences } from "./dates";
import { patternOf } from "./find";

/** The repeats that stand as the wire has them, the newest first. */
export async function listRepeats(books: CompanyBooks): Promise<object[]> {
  const rows = await standing(books).where("repeats.ended_at", "is", null).execute();
  const settled = await readSettled(books);
  return rows.map((row) => repeatOnWire(row, settled));
}

/** One as the wire has it, with the invoice that is written, also when it was ended. */
export async function readRepeat(books: CompanyBooks, id: number | undefined): Promise<object> {
  const row = await standing(books)
    .select("template")
    .where("repeats.id", "=", id ?? 0)
    .executeTakeFirst();
  if (!row) throw notFound("repeat");
  const settled = await readSettled(books);
  // As `createRepeat` has written it; the customer may be called otherwise since.
  const invoice = { ...(JSON.parse(row.template) as object), contact_name: row.contact_name };
  return { ...repeatOnWire(row, settled), invoice };
}

/** The days that are to be written by `today`, the oldest first; and how many repeats stand. */
export async function listDue(books: CompanyBooks, today: string) {
  const rows = await standing(books).where("repeats.ended_at", "is", null).execute();
  const settled = await readSettled(books);
  const due = rows
    .flatMap((row) =>
      occurrences(patternOf(row), row.starts_on, earlier(today, row.ends_on))
        .filter((day) => !isSettled(settled, row.id, day))
        .map((day) => ({ ...subjectOnWire(row), repeat_id: row.id, date: day })),
    )
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.repeat_id - b.repeat_id));
  return { due, repeats: rows.length };
}

function earlier(day: string, other: string | null): string {
  return other !== null && other < day ? other : day;
}

function standing(books: CompanyBooks) {
  return books
    .selectFrom("repeats")
    .innerJoin("contacts", "contacts.id", "repeats.contact_id")
    .innerJoin("currencies", "currencies.id", "repeats.currency_id")
    .leftJoin("invoices", "invoices.id", "repeats.invoice_id")
    .select(["repeats.id", "repeats.invoice_id", "repeats.invoice_no", "repeats.contact_id"])
    .select(["repeats.total", "every", "step", "anchor", "starts_on", "ends_on", "ended_at"])
    .select(["contacts.display_name as contact_name", "currencies.code", "currencies.symbol"])
    .select("invoices.status as source_status")
    .orderBy("repeats.id", "desc");
}

type Row = Awaited<ReturnType<ReturnType<typeof standing>["execute"]>>[number];

/**
 * What became of the days: skipped, or written as an invoice that is there. One whose invoice was
 * deleted is to be written again.
 */
async function readSettled(books: CompanyBooks) {
  const rows = await books
    .selectFrom("repeat_days as day")
    .leftJoin("invoices", "invoices.id", "day.invoice_id")
    .select(["day.repeat_id", "day.day", "day.invoice_id", "invoices.id as kept_invoice"])
    .execute();
  return new Map(
    rows
      .filter((row) => row.invoice_id === null || row.kept_invoice !== null)
      .map((row) => [keyOf(row.repeat_id, row.day), row] as const),
  );
}

type Settled = Awaited<ReturnType<typeof readSettled>>;

function keyOf(repeatId: number, day: string): string {
  return `${repeatId} ${day}`;
}

function isSettled(settled: Settled, repeatId: number, day: string): boolean {
  return settled.has(keyOf(repeatId, day));
}

function subjectOnWire(row: Row) {
  return {
    invoice_no: row.invoice_no,
    contact_name: row.contact_name,
    amount: amountText(row.total),
    currency: { code: row.code, symbol: row.symbol },
  };
}

function repeatOnWire(row: Row, settled: Settled): object {
  const written = [...settled.values()].filter(
    ({ repeat_id, invoice_id }) => repeat_id === row.id && invoice_id !== null,
  );
  return {
    id: row.id,
    ...subjectOnWire(row),
    contact_id: row.contact_id,
    /** What became of the invoice that it was made from. */
    invoice_id: row.source_status === null ? null : row.invoice_id,
    source: sourceOf(row),
    every: row.every,
    interval: row.step,
    anchor: row.anchor,
    from: row.starts_on,
    until: row.ends_on,
    next: nextOf(row, settled),
    last: written.map(({ day }) => day).reduce((a, b) => (a > b ? a : b), "") || null,
    ended_at: row.ended_at,
  };
}

function sourceOf({ source_status }: Row): "issued" | "voided" | "deleted" {
  if (source_status === null) return "deleted";
  return source_status === INVOICE_STATUS.voided ? "voided" : "issued";
}

/** The first day that is neither written nor skipped; null past the last. */
function nextOf(row: Row, settled: Settled): string | null {
  let day = nextOccurrence(patternOf(row), row.starts_on);
  while (day !== null && isSettled(settled, row.id, day))
    day = occurrenceAfter(patternOf(row), day);
  return day !== null && row.ends_on !== null && day > row.ends_on ? null : day;
}
