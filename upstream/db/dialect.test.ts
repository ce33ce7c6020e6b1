import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { describePostgres, openPostgres } from "../testing/postgres";
import { createSqliteDialect } from "./sqlite-dialect";
import { toPlainParameter } from "./values";

type Tables = { samples: { id: number; flag: unknown; words: unknown; amount: unknown } };

describe("toPlainParameter", () => {
  it("converts values to text, whole numbers, bytes and null", () => {
    expect([true, false, 5, 5n, "5", null].map(toPlainParameter)).toEqual([1, 0, 5, 5, "5", null]);
    expect(toPlainParameter(new Uint8Array([0, 255]))).toEqual(Buffer.from([0, 255]));
  });

  it.each([undefined, NaN, Infinity, 0.1, 2 ** 53, 2n ** 53n, new Date(0), {}, [1], () => 1])(
    "throws a TypeError for %s",
    (value) => {
      expect(() => toPlainParameter(value)).toThrow(TypeError);
    },
  );
});

describe("SQLite", () => {
  describeValues(async () => {
    const folder = await mkdtemp(join(tmpdir(), "lejar-dialect-"));
    const dialect = createSqliteDialect(join(folder, "test.sqlite"));
    return {
      db: new Kysely<Tables>({ dialect }),
      clean: () => rm(folder, { recursive: true }),
    };
  });
});

describePostgres("PostgreSQL", () => {
  describeValues(async () => ({
    // The type is wrong on purpose: the test uses a table of its own instead of the API's tables.
    db: (await openPostgres()) as unknown as Kysely<Tables>,
    clean: () => Promise.resolve(),
  }));
});

type Opened = { db: Kysely<Tables>; clean: () => Promise<void> };

function describeValues(open: () => Promise<Opened>): void {
  let db: Kysely<Tables>;
  let clean: () => Promise<void>;

  beforeAll(async () => {
    ({ db, clean } = await open());
  });

  beforeEach(async () => {
    await db.schema
      .createTable("samples")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("flag", "integer")
      .addColumn("words", "text")
      .addColumn("amount", "bigint")
      .execute();
  });

  afterEach(() => db.schema.dropTable("samples").execute());

  afterAll(async () => {
    await db.destroy();
    await clean();
  });

  it("stores booleans as 0 and 1, whole numbers exactly and null as null", async () => {
    await db
      .insertInto("samples")
      .values([
        { id: 1, flag: true, words: "5", amount: 99_999_999_999_999n },
        { id: 2, flag: false, words: null, amount: 2 },
      ])
      .execute();
    const rows = await db.selectFrom("samples").selectAll().orderBy("id").execute();
    expect(rows).toEqual([
      { id: 1, flag: 1, words: "5", amount: 99_999_999_999_999 },
      { id: 2, flag: 0, words: null, amount: 2 },
    ]);
    const found = db.selectFrom("samples").select("id").where("flag", "=", true);
    expect(await found.execute()).toEqual([{ id: 1 }]);
  });

  it("returns counts and sums as numbers", async () => {
    await db
      .insertInto("samples")
      .values([1, 2].map((id) => ({ id, flag: 0, words: "", amount: 50_000_000_000_000n })))
      .execute();
    const totals = await db
      .selectFrom("samples")
      .select((eb) => [eb.fn.countAll().as("count"), eb.fn.sum("amount").as("sum")])
      .executeTakeFirst();
    expect(totals).toEqual({ count: 2, sum: 100_000_000_000_000 });
  });

  it("rejects NaN and undefined, and stores nothing", async () => {
    for (const amount of [NaN, undefined]) {
      // An untyped query, because the query builder's types forbid these values.
      const insert = sql`insert into samples (id, amount) values (1, ${amount})`;
      await expect(insert.execute(db)).rejects.toThrow("not a value for the database");
    }
    await expect(
      db.selectFrom("samples").select("id").where("amount", "=", undefined).execute(),
    ).rejects.toThrow(TypeError);
    expect(await db.selectFrom("samples").selectAll().execute()).toEqual([]);
  });

  it("rolls back a transaction that fails", async () => {
    const work = db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("samples")
        .values({ id: 1, flag: 0, words: "", amount: 0 })
        .execute();
      throw new Error("failed");
    });
    await expect(work).rejects.toThrow("failed");
    expect(await db.selectFrom("samples").selectAll().execute()).toEqual([]);
  });
}

describe("SQLite in a file", () => {
  it("uses a write-ahead log, full syncs, foreign keys, a busy timeout and immediate transactions", async () => {
    const folder = await mkdtemp(join(tmpdir(), "lejar-dialect-"));
    const file = join(folder, "test.sqlite");
    const [db, other] = [1, 2].map(
      () => new Kysely<Tables>({ dialect: createSqliteDialect(file) }),
    );
    if (!db || !other) throw new Error("not opened");
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
    expect(await pragma("busy_timeout")).toBe(5000);
    await sql`create table samples (id integer primary key)`.execute(db);
    await sql`pragma busy_timeout = 0`.execute(other);
    await db.transaction().execute(async () => {
      // The write lock is taken when the transaction begins, not at its first write.
      await expect(sql`insert into samples (id) values (1)`.execute(other)).rejects.toThrow(
        "locked",
      );
    });
    // The rejected statement must not hold a lock. Otherwise `db` would not see the next write.
    await sql`insert into samples (id) values (1)`.execute(other);
    expect(await sql`select id from samples`.execute(db)).toMatchObject({ rows: [{ id: 1 }] });
    await sql`insert into samples (id) values (2)`.execute(db);
    await db.destroy();
    await other.destroy();
    await rm(folder, { recursive: true });
  });
});
