import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Kysely } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closeDatabaseFile, openDatabaseFile } from "../../platform/data-folder/database";
import { migrate } from "../../upstream/db/migrate";
import { createPostgresDialect } from "../../upstream/db/postgres-dialect";
import type { Schema } from "../../upstream/db/schema";
import { writeAccount } from "../../upstream/books/write-account";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../upstream/testing/fixtures";
import { describePostgres, createDatabase } from "../../upstream/testing/postgres";
import { findPostgresPrograms } from "../../upstream/testing/postgres-server";

const SECRET_URL = "postgres://lejar:secret-of-the-url@db.example/lejar";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lejar-backup-"));
  const data = join(folder, "data");
  mkdirSync(data);
  closeDatabaseFile(openDatabaseFile(join(data, "app.sqlite"), { lost: "" }));
});

afterEach(() => rmSync(folder, { recursive: true }));

it("backup and restore copy the data folder and print the command for books in PostgreSQL", () => {
  const backup = run("backup", SECRET_URL);
  expect(backup.status).toBe(1);
  expect(backup.stdout).toContain("Copied app.sqlite");
  expect(backup.stderr).toContain("The books are in PostgreSQL and not yet in this backup.");
  expect(backup.stderr).toContain("pg_dump");
  const restore = run("restore", SECRET_URL);
  expect(restore.status).toBe(1);
  expect(restore.stdout).toContain("Restored ");
  expect(restore.stderr).toContain("pg_restore");
  expect(backup.stderr + restore.stderr).not.toContain("secret-of-the-url");
});

it("backup and restore copy the link secret of an API that runs without the app", () => {
  const data = join(folder, "data");
  rmSync(join(data, "app.sqlite"));
  closeDatabaseFile(openDatabaseFile(join(data, "books.sqlite"), { lost: "" }));
  writeFileSync(join(data, "link-secret"), "s".repeat(64));
  expect(run("backup", "")).toMatchObject({ status: 0, stderr: "" });
  rmSync(data, { recursive: true });
  const { status, stdout, stderr } = run("restore", "");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).not.toContain("log in again");
  expect(readFileSync(join(data, "link-secret"), "utf8")).toBe("s".repeat(64));
});

it("backup does not mention PostgreSQL when the books are in the data folder", () => {
  const { status, stderr } = run("backup", "");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

describePostgres("the printed commands for PostgreSQL", () => {
  it("back up and restore the books", async () => {
    const url = await createDatabase();
    const db = new Kysely<Schema>({ dialect: createPostgresDialect(url) });
    await migrate(db);
    await writeAccount(db, tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })));
    runPrintedCommand(run("backup", url).stderr, url);
    const before = await db.selectFrom("invoices").selectAll().execute();
    await db.updateTable("invoices").set({ memo: "Changed", total: 1 }).execute();
    await writeAccount(db, tinyAccount());
    runPrintedCommand(run("restore", url).stderr, url);
    expect(await db.selectFrom("invoices").selectAll().execute()).toEqual(before);
    expect(await db.selectFrom("accounts").select("id").execute()).toHaveLength(1);
    await db.destroy();
  });
});

function run(command: "backup" | "restore", url: string) {
  const program = fileURLToPath(new URL(`${command}.mjs`, import.meta.url));
  return spawnSync(process.execPath, [program, join(folder, "copy")], {
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: url,
    },
  });
}

/** Runs the pg_dump or pg_restore command that the output contains. */
function runPrintedCommand(output: string, url: string): void {
  const command = /^ {2}(pg_.*)$/m.exec(output)?.[1] ?? "false";
  const PATH = [findPostgresPrograms(), process.env.PATH].join(delimiter);
  const { status, stderr } = spawnSync("sh", ["-c", command], {
    encoding: "utf8",
    env: { PATH, NODE_ENV: "test", DATABASE_URL: url },
  });
  expect({ command, status, stderr }).toEqual({ command, status: 0, stderr: "" });
}
