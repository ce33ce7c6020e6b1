import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import Database from "libsql";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closeDatabaseFile, openDatabaseFile } from "../../platform/data-folder/database";
import { writeAccount } from "../books/write-account";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open";
import type { Schema } from "../db/schema";
import { tinyAccount, tinyBooks, tinyInvoice } from "../testing/fixtures";
import { listBackups } from "./backup-folder";
import { findLastAttempt } from "./last-attempt";
import { makeBackup, type BackupTask } from "./make-backup";

const NOW = new Date("2026-11-26T10:15:00Z");
const GIGABYTE = 1024 ** 3;
const WHOLE_DISK = disk({ total: GIGABYTE, free: GIGABYTE });

/** A task whose backups may take all of a disk. */
function disk(size: { total: number; free: number }) {
  return { diskPercent: 100, measureDisk: () => size };
}

let dataDir: string;
let folder: string;
let db: Kysely<Schema>;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lejar-backups-"));
  folder = join(dataDir, "backups");
  db = openDatabase({ dataDir, apiKey: "", hasDemo: false });
  await migrate(db);
  await writeAccount(db, tinyAccount());
  closeDatabaseFile(openDatabaseFile(join(dataDir, "app.sqlite"), { lost: "" }));
  writeFileSync(join(dataDir, "session-secret"), "s".repeat(64), { mode: 0o600 });
});

afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

/** Makes a backup `hours` after NOW. */
function backUp(hours = 0, task: Partial<BackupTask> = {}) {
  const now = new Date(NOW.getTime() + hours * 3_600_000);
  return makeBackup({ dataDir, folder, now, ...WHOLE_DISK, ...task });
}

const renameCompany = (name: string) =>
  db.updateTable("companies").set({ display_name: name }).execute();
const listNames = () => readdirSync(folder).toSorted();

it("a backup has the books, the drafts and the secrets, and only its owner can read it", async () => {
  expect(await backUp()).toBe("made");
  const backup = join(folder, "2026-11-26T10-15-00Z");
  const names = ["app.sqlite.gz", "backup.json", "books.sqlite.gz", "session-secret"];
  expect(readdirSync(backup).toSorted()).toEqual(names);
  const modes = [folder, backup, ...names.map((name) => join(backup, name))];
  expect(modes.map((file) => (statSync(file).mode & 0o777).toString(8))).toEqual([
    ...["700", "700"],
    ...names.map(() => "600"),
  ]);
  const bytes = names.reduce((sum, name) => sum + statSync(join(backup, name)).size, 0);
  expect(listBackups(folder)).toEqual([{ at: NOW, path: backup, bytes, passed: true }]);
  expect(findLastAttempt(dataDir)).toEqual({
    at: NOW,
    folder,
    booksState: expect.any(String) as string,
    newest: { at: NOW, bytes },
    problem: null,
  });
});

it("books without a change get no second backup, also when rows were written without a change", async () => {
  await backUp();
  await sql`update kysely_migration_lock set is_locked = is_locked`.execute(db);
  expect(await backUp(1)).toBe("unchanged");
  await renameCompany("Another name");
  expect(await backUp(2)).toBe("made");
  expect(listBackups(folder).map(({ at }) => at.getUTCHours())).toEqual([12, 10]);
});

it("a backup whose books do not agree is kept aside and does not count", async () => {
  await backUp();
  await writeAccount(db, tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })));
  await db.updateTable("invoices").set({ total: 1 }).execute();
  expect(await backUp(1)).toBe("failed");
  expect(listBackups(folder).map(({ passed }) => passed)).toEqual([false, true]);
  expect(listNames()).toContain("2026-11-26T11-15-00Z.check-failed");
  expect(findLastAttempt(dataDir)?.problem?.text).toMatch(
    /^The backup 2026-11-26T11-15-00Z\.check-failed did not pass the check and does not count: Kedai/,
  );
});

it("without room on the disk no backup is made", async () => {
  expect(await backUp(0, disk({ total: GIGABYTE, free: 100 * 1024 * 1024 }))).toBe("failed");
  const { kind, text } = findLastAttempt(dataDir)?.problem ?? {};
  expect(kind).toBe("no_room");
  expect(text).toMatch(/^No backup was made: it needs \d+ MB free, and the disk has 100 MB\.$/);
  expect(listBackups(folder)).toEqual([]);
});

it("backups take no more than their share: the oldest make room, and the newest stays", async () => {
  await backUp();
  const [{ bytes } = { bytes: 0 }] = listBackups(folder);
  for (const hours of [1, 2, 3]) {
    await renameCompany(`Name ${hours}`);
    await backUp(hours, disk({ total: bytes * 2.5, free: GIGABYTE }));
  }
  expect(listBackups(folder).map(({ at }) => at.getUTCHours())).toEqual([13, 12]);
  await renameCompany("Name 4");
  expect(await backUp(4, disk({ total: bytes / 2, free: GIGABYTE }))).toBe("failed");
  expect(findLastAttempt(dataDir)?.problem).toMatchObject({ kind: "no_room" });
  expect(listBackups(folder).map(({ at }) => at.getUTCHours())).toEqual([13, 12]);
});

it("only one copy of the program makes a backup, and the rest of an interrupted one is removed", async () => {
  mkdirSync(join(folder, "2026-11-26T09-15-00Z.unfinished"), { recursive: true });
  const other = new Database(join(dataDir, "backup-lock"));
  other.exec("BEGIN EXCLUSIVE");
  expect(await backUp()).toBe("locked");
  expect(existsSync(join(folder, "2026-11-26T09-15-00Z.unfinished"))).toBe(true);
  other.close();
  expect(await backUp()).toBe("made");
  expect(listNames()).toEqual(["2026-11-26T10-15-00Z"]);
});
