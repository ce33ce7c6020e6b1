import { Kysely } from "kysely";
import { describe, inject, it } from "vitest";
import { createPostgresDialect } from "../db/postgres-dialect";
import type { Schema } from "../db/schema";

const HINT = "install Debian's postgresql, or set TEST_DATABASE_URL";

/**
 * Declares tests that need PostgreSQL. Without PostgreSQL, the tests are skipped, and fail in CI.
 */
export function describePostgres(name: string, tests: () => void): void {
  if (inject("postgresBroker")) describe(name, tests);
  else if (process.env.CI)
    describe(name, () => it("has a PostgreSQL to run on", throwMissingPostgres));
  else describe.skip(`PostgreSQL (${HINT})`, () => void describe(name, tests));
}

/** Creates an empty database and returns its address. */
export async function createDatabase(): Promise<string> {
  const broker = inject("postgresBroker");
  if (!broker) throwMissingPostgres();
  const answer = await fetch(broker);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

/** Creates an empty database and opens it. The caller closes it. */
export async function openPostgres(): Promise<Kysely<Schema>> {
  return new Kysely<Schema>({ dialect: createPostgresDialect(await createDatabase()) });
}

function throwMissingPostgres(): never {
  throw new Error(`There is no PostgreSQL: ${HINT}.`);
}
