import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { DumpWatch } from "./dumps";

it("backups of PostgreSQL are seen in their folder, and missed after 36 hours", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const folder = mkdtempSync(join(tmpdir(), "lejar-dumps-"));
  const madeAt = new Date("2026-11-26T01:00:00Z");
  const hoursLater = (hours: number) => new Date(madeAt.getTime() + hours * 3_600_000);
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), madeAt, madeAt);
  };
  const watch = new DumpWatch(folder);
  // An empty file and one that is still being written are no backups.
  write("empty.dump", "");
  write("books.dump.unfinished", "dump");
  await watch.look(hoursLater(0));
  expect(watch.status).toMatchObject({ newest: null, problem: { kind: "not_seen" } });
  write("books.dump", "dump");
  await watch.look(hoursLater(36));
  expect(watch.status).toEqual({ newest: { at: madeAt, bytes: 4 }, problem: null });
  for (const hours of [37, 38]) await watch.look(hoursLater(hours));
  expect(watch.status.problem?.kind).toBe("not_seen");
  expect(warn.mock.calls.map(([text]) => String(text).replace(folder, "…"))).toEqual([
    "[backup] No file …/*.dump was written in the last 36 hours.",
    "[backup] No file …/*.dump was written in the last 36 hours.",
  ]);
  rmSync(folder, { recursive: true });
});

it("without a folder no backup is seen, and the log says what to set", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const watch = new DumpWatch(null);
  await watch.look(new Date());
  expect(watch.status.problem?.kind).toBe("not_seen");
  expect(String(warn.mock.calls[0])).toContain("BACKUP_DIR must name the folder");
});
