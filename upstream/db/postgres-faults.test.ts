import { Kysely, Migrator, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getValue, createPerson, startApi, type Api, type Person } from "../contract/api";
import { createInvoicePayload } from "../contract/payloads";
import { createDatabase, describePostgres } from "../testing/postgres";
import {
  findPostgresPrograms,
  startPostgresServer,
  type PostgresServer,
} from "../testing/postgres-server";
import { CompanyBooks } from "./company-books";
import { DatabaseFault } from "./faults";
import { migrate } from "./migrate";
import { createPostgresDialect } from "./postgres-dialect";
import type { Schema } from "./schema";

const UNREACHABLE = "The books cannot be reached just now. Please try again in a moment.";

/** The databases that a test has opened. */
const opened: Kysely<Schema>[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()));
});

function open(...options: Parameters<typeof createPostgresDialect>): Kysely<Schema> {
  const db = new Kysely<Schema>({ dialect: createPostgresDialect(...options) });
  opened.push(db);
  return db;
}

describePostgres("a connection to PostgreSQL", () => {
  it("stays usable after a query took too long and was ended", async () => {
    const db = open(await createDatabase(), { max: 1, statement_timeout: 50 });
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({ kind: "slow" });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it("has no time limit during a migration", async () => {
    const db = open(await createDatabase());
    const limits: unknown[] = [];
    const limit = sql`show statement_timeout`;
    const up = async (migrating: Kysely<unknown>) =>
      void limits.push(...(await limit.execute(migrating)).rows);
    const provider = { getMigrations: () => Promise.resolve({ "0001": { up } }) };
    await new Migrator({ db, provider }).migrateToLatest();
    limits.push(...(await limit.execute(db)).rows);
    expect(limits).toEqual([{ statement_timeout: "0" }, { statement_timeout: "15s" }]);
  });

  it("is waited for only a limited time, as is a lock", async () => {
    const url = await createDatabase();
    const db = open(url, { max: 1, connectionTimeoutMillis: 50 });
    // On a slow machine the first connection itself may take longer than 50 ms.
    const create = sql`create table if not exists samples (id integer)`;
    await vi.waitFor(() => create.execute(db), { timeout: 60_000 });
    await db.transaction().execute(async (transaction) => {
      await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ kind: "busy" });
      await sql`lock table samples`.execute(transaction);
      const other = open(url, { lock_timeout: 50 });
      await expect(sql`select 1 from samples`.execute(other)).rejects.toMatchObject({
        kind: "busy",
      });
    });
  });

  it("is closed by PostgreSQL when its transaction is idle for too long", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const db = open(await createDatabase(), { idle_in_transaction_session_timeout: 50 });
    const transaction = await db.startTransaction().execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      transaction,
    );
    await vi.waitUntil(async () => {
      const pid = rows[0]?.pid ?? 0;
      return (
        (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db)).rows.length === 0
      );
    });
    await expect(transaction.commit().execute()).rejects.toBeInstanceOf(DatabaseFault);
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it("reports an unusable database without the password", async () => {
    const url = new URL(await createDatabase());
    url.password = "secret-of-the-url";
    url.pathname = "/another";
    const message = await migrate(open(url.href)).catch((error: unknown) => String(error));
    expect(message).toMatch(/The database of DATABASE_URL cannot be used \(.*"another".*\)\./);
    expect(message).not.toContain("secret-of-the-url");
  });
});

const binaries = findPostgresPrograms();

describe.skipIf(binaries === undefined)("a PostgreSQL server that stops", () => {
  let server: PostgresServer;
  let api: Api;
  let person: Person;

  beforeAll(async () => {
    server = await startPostgresServer(binaries ?? "");
    const url = server.url("postgres");
    api = await startApi(new Kysely<Schema>({ dialect: createPostgresDialect(url) }));
    person = await createPerson(api);
  });

  beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

  afterAll(async () => {
    await api.close();
    await server.stop();
  });

  it("rolls back an unfinished write, which can be repeated after the restart", async () => {
    const payload = await createInvoicePayload(person);
    const headers = { "idempotency-key": "sent-again" };
    const holder = await api.db.startTransaction().execute();
    await new CompanyBooks(holder, [person.companyId]).lock();
    const write = person.post("/sales/invoices", payload, headers);
    await vi.waitUntil(isWaitingForLock);
    await server.restart();
    const lost = await write;
    expect([lost.status, getValue(lost.body, "message")]).toEqual([503, UNREACHABLE]);
    expect(lost.headers.get("retry-after")).toBe("5");
    await holder
      .rollback()
      .execute()
      .catch(() => undefined);
    expect((await person.post("/sales/invoices", payload, headers)).status).toBe(201);
    expect((await person.get("/lists/counts")).body).toMatchObject({ counts: { invoices: 1 } });
  });

  it("lets the API's health check and a request fail", async () => {
    expect((await person.get("/healthz")).status).toBe(200);
    await server.stop();
    expect((await person.get("/healthz")).status).toBe(503);
    const read = await person.get("/lists/counts");
    expect([read.status, read.body]).toEqual([503, { message: UNREACHABLE }]);
  });

  async function isWaitingForLock(): Promise<boolean> {
    const { rows } = await sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(api.db);
    return rows.length > 0;
  }
});
