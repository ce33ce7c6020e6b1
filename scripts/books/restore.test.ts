import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closeDatabaseFile, openDatabaseFile } from "../../platform/data-folder/database";
import { makeBackup } from "../../upstream/backups/make-backup";
import { writeAccount } from "../../upstream/books/write-account";
import { migrate } from "../../upstream/db/migrate";
import { openDatabase } from "../../upstream/db/open";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../upstream/testing/fixtures";

let data: string;

// Two hours with a backup each: books without invoices, then one more account, with two invoices.
beforeEach(async () => {
  data = join(mkdtempSync(join(tmpdir(), "lejar-restore-")), "data");
  mkdirSync(data);
  await changeBooks(async (db) => {
    await migrate(db);
    await writeAccount(db, tinyAccount());
  });
  closeDatabaseFile(openDatabaseFile(join(data, "app.sqlite"), { lost: "" }));
  writeFileSync(join(data, "session-secret"), "s".repeat(64));
  await backUp("2026-11-26T10:15:00Z");
});

afterEach(() => rmSync(join(data, ".."), { recursive: true }));

async function changeBooks(change: (db: ReturnType<typeof openDatabase>) => Promise<unknown>) {
  const db = openDatabase({ dataDir: data, apiKey: "", hasDemo: false });
  try {
    return await change(db);
  } finally {
    await db.destroy();
  }
}

function backUp(at: string, folder = join(data, "backups")) {
  return makeBackup({ dataDir: data, folder, now: new Date(at), diskPercent: 90 });
}

const addInvoices = () =>
  changeBooks((db) => writeAccount(db, tinyAccount(tinyBooks({ invoices: [tinyInvoice()] }))));
const countAccounts = () =>
  changeBooks((db) => db.selectFrom("accounts").select("id").execute()).then(
    (rows) => (rows as unknown[]).length,
  );

// SQLite keeps a closed database open until its statements are collected, so this process would seem
// to be a running app. The copied files are open in no process.
function copyDataFolder(): void {
  if (!existsSync(data)) return;
  const moved = `${data}-moved`;
  renameSync(data, moved);
  cpSync(moved, data, { recursive: true });
  rmSync(moved, { recursive: true });
}

function restore(args: string[], { input = "", ...settings }: Record<string, string> = {}) {
  copyDataFolder();
  const program = fileURLToPath(new URL("restore.mjs", import.meta.url));
  const env = { PATH: process.env.PATH, NODE_ENV: "test" as const, TZ: "UTC", DATA_DIR: data };
  return spawnSync(process.execPath, [program, ...args], {
    encoding: "utf8",
    input,
    env: { ...env, ...settings },
  });
}

it("restore --at names what would be lost, and asks", async () => {
  await addInvoices();
  const refused = restore(["--at", "2026-11-26 10:59"]);
  expect(refused.status).toBe(1);
  expect(refused.stdout).toMatch(
    /^Since this backup were added, and would be lost: 1 invoice \(MYR 100\.00\); \d contacts?\.$/m,
  );
  expect(refused.stderr).toContain("Nothing was changed: the restore was not confirmed.");
  expect(await countAccounts()).toBe(2);
  expect(restore(["--at", "2026-11-26T10:15Z"], { input: "yes\n" })).toMatchObject({
    status: 0,
    stderr: "",
  });
  expect(await countAccounts()).toBe(1);
});

it("restore --at --yes takes the newest backup of that time and keeps the previous files", async () => {
  await addInvoices();
  mkdirSync(join(data, "outbox"));
  writeFileSync(join(data, "outbox", "a.eml"), "a mail");
  const { status, stdout, stderr } = restore(["--at", "now", "--yes"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain(join(data, "backups", "2026-11-26T10-15-00Z"));
  expect(await countAccounts()).toBe(1);
  const aside = readdirSync(data).find((name) => name.startsWith("before-restore-")) ?? "";
  expect(readdirSync(join(data, aside))).toEqual(
    expect.arrayContaining(["app.sqlite", "books.sqlite", "session-secret"]),
  );
  expect(readdirSync(join(data, "outbox"))).toEqual(["a.eml"]);
});

it("restore --at finds the backups in BACKUP_DIR, also when the data folder is lost", async () => {
  const otherDisk = join(data, "..", "other-disk");
  await backUp("2026-11-26T10:15:00Z", otherDisk);
  rmSync(data, { recursive: true });
  const { status, stdout } = restore(["--at", "now", "--yes"], { BACKUP_DIR: otherDisk });
  expect(status).toBe(0);
  expect(stdout).toContain("There are no books");
  expect(await countAccounts()).toBe(1);
});

it.each([
  [["--at", "2026-11-26 10:14"], "The oldest is of 2026-11-26T10:15:00.000Z."],
  [["--at", "yesterday"], 'yesterday is not a time. Write it as "2026-11-26 10:15"'],
  [["--at"], "Usage: npm run restore -- FOLDER"],
  [["--yes"], "Usage: npm run restore -- FOLDER"],
])("restore %j is refused in words", (args, text) => {
  const { status, stderr } = restore(args);
  expect(status).toBe(1);
  expect(stderr).toContain(text);
});

it("restore of a damaged backup changes nothing", async () => {
  const backup = join(data, "backups", "2026-11-26T10-15-00Z");
  writeFileSync(join(backup, "books.sqlite.gz"), "damaged");
  const { status, stderr } = restore(["--at", "now", "--yes"]);
  expect(status).toBe(1);
  expect(stderr).toContain("Nothing was changed:");
  expect(stderr).toContain("has changed since the backup was made.");
  expect(readdirSync(data)).not.toContain("restoring");
});
