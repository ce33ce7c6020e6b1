import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open";
import { saveLastAttempt, type LastAttempt } from "./last-attempt";
import type { BackupTask } from "./make-backup";
import { BackupSchedule } from "./schedule";

const START = Date.parse("2026-11-26T10:00:00Z");
const minutesLater = (minutes: number) => new Date(START + minutes * 60_000);

let dataDir: string;
let folder: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lejar-schedule-"));
  folder = join(dataDir, "backups");
});

afterEach(() => rmSync(dataDir, { recursive: true }));

/** Returns the schedule with the real process, and its minute-by-minute looks. */
function openSchedule(make?: (task: BackupTask) => Promise<unknown>) {
  const options = { dataDir, folder, diskPercent: 90 };
  return new BackupSchedule(make ? { ...options, make } : options);
}

it("a process of its own makes the first backup at once, and later ones hourly after a change", async () => {
  const db = openDatabase({ dataDir, apiKey: "", hasDemo: false });
  await migrate(db);
  const schedule = openSchedule();
  const listed: string[] = [];
  const lookAt = async (minutes: number) => {
    await schedule.look(minutesLater(minutes));
    listed.push(schedule.status.newest?.at.toISOString().slice(11, 16) ?? "none");
  };
  for (const minutes of [0, 59, 60]) await lookAt(minutes);
  await db.insertInto("shared_counts").values({ kind: "mail", period: "2026", count: 1 }).execute();
  for (const minutes of [61, 120, 121]) await lookAt(minutes);
  expect(listed).toEqual(["10:00", "10:00", "10:00", "11:01", "11:01", "11:01"]);
  expect(schedule.status.newest?.bytes).toBeGreaterThan(1000);
  // A restart, or another copy of the program, knows the same.
  expect(openSchedule().status).toEqual(schedule.status);
  schedule.close();
  await db.destroy();
});

/** Stores the outcome of an attempt like the process that makes backups. */
function store(at: Date, values: Partial<LastAttempt> = {}): void {
  const newest = { at, bytes: 1 };
  saveLastAttempt(dataDir, { at, folder, booksState: "", newest, problem: null, ...values });
}

it("a failed attempt is told, logged, and repeated after an hour", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  writeFileSync(join(dataDir, "books.sqlite"), "");
  const attempts: number[] = [];
  const schedule = openSchedule(async ({ now }) => {
    attempts.push((now.getTime() - START) / 60_000);
    if (attempts.length === 1) throw new Error("the process ended");
    const problem = { kind: "no_room", text: "There is no room." } as const;
    store(now, { problem: attempts.length < 3 ? problem : null });
  });
  const problems = [];
  for (let minutes = 0; minutes <= 130; minutes += 1) {
    await schedule.look(minutesLater(minutes));
    if (minutes % 60 === 0) problems.push(schedule.status.problem);
  }
  expect(attempts).toEqual([0, 60, 120]);
  expect(problems).toEqual([
    { kind: "failed", text: "No backup was made: the process ended" },
    { kind: "no_room", text: "There is no room." },
    null,
  ]);
  expect(log.mock.calls).toEqual([
    ["[backup] No backup was made: the process ended"],
    ["[backup] There is no room."],
  ]);
});

it("a folder that cannot be made is a problem that does not stop the program", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  writeFileSync(join(dataDir, "books.sqlite"), "");
  writeFileSync(folder, "a file");
  const schedule = openSchedule();
  await schedule.look(minutesLater(0));
  expect(schedule.status.problem?.text).toMatch(/^No backup was made: EEXIST/);
  schedule.close();
});

it("a backup is due at once in another folder, and after the clock was set back", async () => {
  writeFileSync(join(dataDir, "books.sqlite"), "");
  const made: string[] = [];
  const make = async ({ now, folder: to }: BackupTask) => {
    made.push(to);
    store(now, { folder: to });
  };
  await openSchedule(make).look(minutesLater(0));
  const other = join(dataDir, "other");
  const schedule = new BackupSchedule({ dataDir, folder: other, diskPercent: 20, make });
  expect(schedule.status).toEqual({ newest: null, problem: null });
  await schedule.look(minutesLater(1));
  await schedule.look(minutesLater(2));
  expect(made).toEqual([folder, other]);
  await schedule.look(minutesLater(-600));
  expect(made).toEqual([folder, other, other]);
});
