import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { valueAt, KEY, createPerson, startApi, type Api, type Person } from "../contract/api";
import { invoicePayload } from "../contract/payloads";
import { describePostgres, newDatabase } from "../testing/postgres";
import { migrate } from "./migrate";
import { openDatabase } from "./open";
import type { Schema } from "./schema";

let folder: string;
let databaseUrl: string | undefined;
const said = vi.fn();

beforeEach(async () => {
  databaseUrl = undefined;
  folder = await mkdtemp(join(tmpdir(), "lejar-newer-"));
  said.mockClear();
  vi.spyOn(console, "error").mockImplementation(said);
});

afterEach(() => rm(folder, { recursive: true }));

const settings = () => ({ dataDir: folder, databaseUrl, apiKey: KEY, demo: false });

/** Starts this program on the test's database. */
function open(): Promise<Api> {
  return startApi(openDatabase(settings()));
}

/**
 * Changes the database as a newer program would: adds a column to tables that this program writes.
 */
async function expand(db: Kysely<Schema>): Promise<void> {
  for (const table of ["companies", "contacts", "invoices", "sessions", "accounts"])
    await sql`
      alter table ${sql.table(table)} add column of_a_newer_one text not null default ''
    `.execute(db);
  await note(db, "9001_more");
}

async function note(db: Kysely<Schema>, name: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(db);
}

async function saveInvoice(who: Person): Promise<void> {
  const reply = await who.post("/sales/invoices", await invoicePayload(who));
  expect(reply.status).toBe(201);
  const path = `/sales/invoices/${String(valueAt(reply.body, "invoice", "id"))}`;
  expect((await who.get(path)).body).toEqual(reply.body);
}

function tests(): void {
  it("are worked in by a program that was running, and by one that starts", async () => {
    const older = await open();
    const person = await createPerson(older);
    await saveInvoice(person);
    const newer = openDatabase(settings());
    await expand(newer);
    await newer.destroy();
    await saveInvoice(person);
    await older.close();

    const restarted = await open();
    expect(said.mock.calls.flat()).toContain(
      "The books were brought further by a newer version (9001_more).",
    );
    await saveInvoice(await createPerson(restarted));
    await restarted.close();
  });

  it("are refused when a migration asks for more than the program knows", async () => {
    const api = await open();
    const { db } = api;
    await note(db, "9002_less_since_0013");
    await migrate(db);
    await note(db, "9003_least_since_9001");
    await expect(migrate(db)).rejects.toThrow(
      /^The books were changed by a newer version of Lejar \(9003_least_since_9001\)/,
    );
    await api.close();
  });
}

describe("books of a newer version", tests);

describePostgres("books of a newer version on PostgreSQL", () => {
  beforeEach(async () => {
    databaseUrl = await newDatabase();
  });
  tests();
});
