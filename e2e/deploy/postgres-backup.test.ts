import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Kysely } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DumpWatch } from "../../upstream/backups/dumps";
import { writeAccount } from "../../upstream/books/write-account";
import { migrate } from "../../upstream/db/migrate";
import { createPostgresDialect } from "../../upstream/db/postgres-dialect";
import type { Schema } from "../../upstream/db/schema";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../upstream/testing/fixtures";
import { createDatabase, describePostgres } from "../../upstream/testing/postgres";
import { findPostgresPrograms } from "../../upstream/testing/postgres-server";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lejar-dumps-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function run(command: string[], url: string) {
  const PATH = [findPostgresPrograms(), process.env.PATH].join(delimiter);
  const [program = "", ...args] = command;
  const { status, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    env: { PATH, NODE_ENV: "test", DATABASE_URL: url, BACKUP_DIR: folder },
  });
  return { status, stderr };
}

describePostgres("deploy/back-up-postgres.sh", () => {
  it("writes a private backup that the API sees and that another database can restore", async () => {
    const [url, other] = [await createDatabase(), await createDatabase()];
    const db = new Kysely<Schema>({ dialect: createPostgresDialect(url) });
    await migrate(db);
    await writeAccount(db, tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })));
    expect(run(["sh", "deploy/back-up-postgres.sh"], url)).toEqual({ status: 0, stderr: "" });
    const [name = "", ...others] = readdirSync(folder);
    expect([name, others]).toEqual([expect.stringMatching(/^books-[\dTZ-]+\.dump$/), []]);
    const backup = join(folder, name);
    expect(statSync(backup).mode & 0o777).toBe(0o600);

    const watch = new DumpWatch(folder);
    await watch.look(new Date());
    expect(watch.status).toMatchObject({
      newest: { bytes: statSync(backup).size },
      problem: null,
    });

    const restore = ["pg_restore", "--no-owner", "--single-transaction", `--dbname=${other}`];
    expect(run([...restore, backup], other)).toEqual({ status: 0, stderr: "" });
    const restored = new Kysely<Schema>({ dialect: createPostgresDialect(other) });
    const readInvoices = (each: Kysely<Schema>) =>
      each.selectFrom("invoices").selectAll().execute();
    expect(await readInvoices(restored)).toEqual(await readInvoices(db));
    await Promise.all([db.destroy(), restored.destroy()]);
  });

  it("leaves no backup when PostgreSQL cannot be reached", () => {
    const { status } = run(["sh", "deploy/back-up-postgres.sh"], "postgres://localhost:1/nothing");
    expect(status).not.toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });
});
