import type { CompanyBooks } from "../db/company-books";
import { ApiError } from "../wire/api-error";
import { toRefusal } from "../../domain/refusals/refusal";

/** Returns a free number for the company's next invoice, such as "INV-0012". Does not reserve it. */
export async function suggestInvoiceNumber(books: CompanyBooks): Promise<string> {
  const { prefix, next } = await readNumbering(books);
  return formatInvoiceNumber(prefix, await findFreeNumber(books, prefix, next));
}

/**
 * Reserves an invoice number for ever, also when the invoice is deleted, and returns it. When a
 * suggested number (`isSuggested`) was taken in the meantime, reserves and returns the next free
 * number instead. Throws a 409 when a typed number is taken.
 */
export async function reserveNumber(
  books: CompanyBooks,
  requestedNo: string,
  isSuggested: boolean,
): Promise<string> {
  const { prefix, next } = await readNumbering(books);
  const isAlreadyTaken = await isTaken(books, requestedNo);
  if (isAlreadyTaken && !isSuggested) throw numberAlreadyUsed(requestedNo);
  if (!isAlreadyTaken) {
    await storeNumber(books, requestedNo, calculateNextNumber(requestedNo, prefix, next));
    return requestedNo;
  }
  const free = await findFreeNumber(books, prefix, next);
  const no = formatInvoiceNumber(prefix, free);
  await storeNumber(books, no, free + 1);
  return no;
}

/**
 * Reserves a new number for an invoice; the caller stores the number in the invoice. The old number
 * stays reserved for this invoice, because a customer may know it. Does nothing when the number is
 * unchanged. Throws a 409 when another invoice has or had the new number.
 */
export async function reserveChangedNumber(
  books: CompanyBooks,
  invoice: { id: number; no: string },
  requestedNo: string,
): Promise<void> {
  if (requestedNo === invoice.no) return;
  const { prefix, next } = await readNumbering(books);
  const stored = await findNumber(books, requestedNo);
  if (stored && stored.former_invoice_id !== invoice.id) throw numberAlreadyUsed(requestedNo);
  if (!stored)
    await storeNumber(books, requestedNo, calculateNextNumber(requestedNo, prefix, next));
  await books
    .updateTable("invoice_numbers")
    .set({ former_invoice_id: invoice.id })
    .where("no", "=", invoice.no)
    .execute();
}

/**
 * Returns the next number to suggest when `next` was suggested and `no` was used. A number that
 * somebody typed also counts when it has the prefix. A number with more than 8 digits counts only
 * when it is exactly `next`, because otherwise it may be a date.
 */
export function calculateNextNumber(no: string, prefix: string, next: number): number {
  const digits = no.startsWith(prefix) ? no.slice(prefix.length) : "";
  if (!/^\d+$/.test(digits)) return next;
  if (digits.length <= 8) return Math.max(next, Number(digits) + 1);
  return BigInt(digits) === BigInt(next) ? next + 1 : next;
}

/** Formats a number with at least four digits: "INV-0012". */
export function formatInvoiceNumber(prefix: string, number: number): string {
  return prefix + String(number).padStart(4, "0");
}

/**
 * Reads the prefix and the next number. Both stay the same for a caller that holds the company's
 * lock.
 */
async function readNumbering(books: CompanyBooks): Promise<{ prefix: string; next: number }> {
  return books
    .selectFrom("companies")
    .select(["number_prefix as prefix", "next_number as next"])
    .where("id", "=", books.companyId)
    .executeTakeFirstOrThrow();
}

function findFreeNumber(books: CompanyBooks, prefix: string, next: number): Promise<number> {
  return searchFreeNumber(next, (number) => isTaken(books, formatInvoiceNumber(prefix, number)));
}

/**
 * Returns `next` when it is free. Otherwise returns a free number that follows a taken number: the
 * first free number, unless the taken numbers have gaps. Searches by doubling and halving, so the
 * number of queries is logarithmic in the length of the run of taken numbers.
 */
export async function searchFreeNumber(
  next: number,
  isTaken: (number: number) => Promise<boolean>,
): Promise<number> {
  if (!(await isTaken(next))) return next;
  let step = 1;
  while (await isTaken(next + step)) step *= 2;
  let taken = next + Math.floor(step / 2);
  let free = next + step;
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isTaken(middle)) taken = middle;
    else free = middle;
  }
  return free;
}

/** Reserves the number and stores the next number to suggest. */
async function storeNumber(books: CompanyBooks, no: string, next: number): Promise<void> {
  await books.insertInto("invoice_numbers").values({ company_id: books.companyId, no }).execute();
  await books
    .updateTable("companies")
    .set({ next_number: next })
    .where("id", "=", books.companyId)
    .execute();
}

async function isTaken(books: CompanyBooks, no: string): Promise<boolean> {
  return (await findNumber(books, no)) !== undefined;
}

function findNumber(books: CompanyBooks, no: string) {
  return books
    .selectFrom("invoice_numbers")
    .select("former_invoice_id")
    .where("no", "=", no)
    .executeTakeFirst();
}

function numberAlreadyUsed(no: string): ApiError {
  return new ApiError(409, toRefusal("number_used", { no }));
}
