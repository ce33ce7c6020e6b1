import type { CompanyBooks } from "../db/company-books";
import { ApiError } from "../wire/api-error";

/** The number that the company's next invoice will have unless another is given. */
export async function suggestNumber(books: CompanyBooks): Promise<string> {
  const { prefix, next } = await numbersOf(books);
  return formatNumber(prefix, await findFree(books, prefix, next));
}

/**
 * Takes a number for good: a deleted invoice's is not used again. One that
 * was only suggested gives way to the next when it was taken meanwhile;
 * another that is taken is refused.
 */
export async function takeNumber(
  books: CompanyBooks,
  wanted: string,
  isSuggested: boolean,
): Promise<string> {
  const { prefix, next } = await numbersOf(books);
  const taken = await isTaken(books, wanted);
  if (taken && !isSuggested) throw alreadyUsed(wanted);
  if (!taken) {
    await keepNumber(books, wanted, numberAfter(wanted, prefix, next));
    return wanted;
  }
  const free = await findFree(books, prefix, next);
  const no = formatNumber(prefix, free);
  await keepNumber(books, no, free + 1);
  return no;
}

/**
 * Gives an invoice another number. Other invoices cannot have the one it gives
 * up, as that may have been sent; it can itself, should the new one be wrong.
 */
export async function changeNumber(
  books: CompanyBooks,
  invoice: { id: number; no: string },
  wanted: string,
): Promise<void> {
  if (wanted === invoice.no) return;
  const { prefix, next } = await numbersOf(books);
  const taken = await findNumber(books, wanted);
  if (taken && taken.former_invoice_id !== invoice.id) throw alreadyUsed(wanted);
  if (!taken) await keepNumber(books, wanted, numberAfter(wanted, prefix, next));
  await books
    .updateTable("invoice_numbers")
    .set({ former_invoice_id: invoice.id })
    .where("no", "=", invoice.no)
    .execute();
}

/**
 * What follows the last number: one given by hand in the same form counts too.
 * More than 8 digits are something else, such as a day, unless they are next.
 */
export function numberAfter(no: string, prefix: string, next: number): number {
  const digits = no.startsWith(prefix) ? no.slice(prefix.length) : "";
  if (!/^\d+$/.test(digits)) return next;
  if (digits.length <= 8) return Math.max(next, Number(digits) + 1);
  return BigInt(digits) === BigInt(next) ? next + 1 : next;
}

export function formatNumber(prefix: string, number: number): string {
  return prefix + String(number).padStart(4, "0");
}

/** They stay as they are for who holds the lock of the books. */
async function numbersOf(books: CompanyBooks): Promise<{ prefix: string; next: number }> {
  return books
    .selectFrom("companies")
    .select(["number_prefix as prefix", "next_number as next"])
    .where("id", "=", books.companyId)
    .executeTakeFirstOrThrow();
}

function findFree(books: CompanyBooks, prefix: string, next: number): Promise<number> {
  return firstFree(next, (number) => isTaken(books, formatNumber(prefix, number)));
}

/**
 * `next` or, when it is taken, the first after the numbers that are taken
 * without gap from it on: by as few questions as that run has binary digits.
 */
export async function firstFree(
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

async function keepNumber(books: CompanyBooks, no: string, next: number): Promise<void> {
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

function alreadyUsed(no: string): ApiError {
  return new ApiError(409, `Invoice number ${no} is already used.`);
}
