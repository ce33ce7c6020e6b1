import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getValue, API_KEY, createPerson, startApi, type Api, type Person } from "../contract/api";
import { createInvoicePayload } from "../contract/payloads";
import { describePostgres, createDatabase } from "../testing/postgres";
import { migrate } from "./migrate";
import { openDatabase } from "./open";
import type { Schema } from "./schema";

let folder: string;
let databaseUrl: string | undefined;
const logged = vi.fn();

beforeEach(async () => {
  databaseUrl = undefined;
  folder = await mkdtemp(join(tmpdir(), "lejar-newer-"));
  logged.mockClear();
  vi.spyOn(console, "error").mockImplementation(logged);
});

afterEach(() => rm(folder, { recursive: true }));

const settings = () => ({ dataDir: folder, databaseUrl, apiKey: API_KEY, hasDemo: false });

/** Starts the API of this program on the test's database. */
function startThisProgram(): Promise<Api> {
  return startApi(openDatabase(settings()));
}

/**
 * Changes the database as a newer program would: adds a column to tables that this program writes.
 */
async function addColumns(db: Kysely<Schema>): Promise<void> {
  for (const table of ["companies", "contacts", "invoices", "sessions", "accounts"])
    await sql`
      alter table ${sql.table(table)} add column of_newer_program text not null default ''
    `.execute(db);
  await recordMigration(db, "9001_more");
}

async function recordMigration(db: Kysely<Schema>, name: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(db);
}

async function saveInvoice(person: Person): Promise<void> {
  const reply = await person.post("/sales/invoices", await createInvoicePayload(person));
  expect(reply.status).toBe(201);
  const path = `/sales/invoices/${String(getValue(reply.body, "invoice", "id"))}`;
  expect((await person.get(path)).body).toEqual(reply.body);
}

function defineTests(): void {
  it("can be used by an older program, both while it runs and when it starts", async () => {
    const older = await startThisProgram();
    const person = await createPerson(older);
    await saveInvoice(person);
    const newer = openDatabase(settings());
    await addColumns(newer);
    await newer.destroy();
    await saveInvoice(person);
    await older.close();

    const restarted = await startThisProgram();
    expect(logged.mock.calls.flat()).toContain(
      "A newer version has already migrated the books (9001_more).",
    );
    await saveInvoice(await createPerson(restarted));
    await restarted.close();
  });

  it("are refused when a migration requires a newer program", async () => {
    const api = await startThisProgram();
    const { db } = api;
    // This program knows the migration 0013, but not the migration 9001.
    await recordMigration(db, "9002_less_since_0013");
    await migrate(db);
    await recordMigration(db, "9003_least_since_9001");
    await expect(migrate(db)).rejects.toThrow(
      /^The books were changed by a newer version of Lejar \(9003_least_since_9001\)/,
    );
    await api.close();
  });
}

describe("books of a newer program", defineTests);

describePostgres("books of a newer program on PostgreSQL", () => {
  beforeEach(async () => {
    databaseUrl = await createDatabase();
  });
  defineTests();
});
