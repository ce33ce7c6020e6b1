import type { CompanyBooks } from "../../db/company-books";
import { createNotFoundError } from "../../wire/api-error";
import type { Pattern } from "./dates";

/** Returns the row of a repeat. Throws a 404 when there is no such repeat. */
export async function readRepeatRow(books: CompanyBooks, id: number | undefined) {
  const repeat = await books
    .selectFrom("repeats")
    .selectAll()
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!repeat) throw createNotFoundError("repeat");
  return repeat;
}

export type PatternColumns = { every: Pattern["every"]; step: number; anchor: string };

export function toPattern({ every, step, anchor }: PatternColumns): Pattern {
  return { every, interval: step, anchor };
}
