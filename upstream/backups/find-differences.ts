import { Kysely } from "kysely";
import type { Schema } from "../db/schema";
import { createSqliteDialect } from "../db/sqlite-dialect";
import { checkBooks } from "../reports/check/check-books";

/** How many differences are named. `npm run books:check` lists all. */
const MAX_NAMED = 3;

/**
 * Checks the books in a file like `npm run books:check`. Returns the first differences in words;
 * empty when all sums agree.
 */
export async function findDifferences(file: string, now: Date): Promise<string[]> {
  const db = new Kysely<Schema>({ dialect: createSqliteDialect(file) });
  const found: string[] = [];
  try {
    for await (const { subject, findings } of checkBooks(db, now))
      for (const { what, stored, expected } of findings)
        found.push(`${subject}: ${what} is ${stored}, should be ${expected}`);
  } finally {
    await db.destroy();
  }
  const more = found.length - MAX_NAMED;
  return more > 0 ? [...found.slice(0, MAX_NAMED), `${more} more`] : found;
}
