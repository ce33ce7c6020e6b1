import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSqliteStore } from "./server/sqlite-store.server";
import { testStore } from "./testing/store-contract";

const folder = mkdtempSync(path.join(tmpdir(), "lejar-store-"));
let files = 0;
const newFile = () => path.join(folder, `${(files += 1)}.sqlite`);

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());

describe("SQLite", () => {
  testStore(() => ({
    store: openSqliteStore(newFile()),
    elapse: (seconds) => void vi.setSystemTime(Date.now() + seconds * 1000),
  }));

  it("is one store for all who open its file", async () => {
    const file = newFile();
    const [a, b] = [openSqliteStore(file), openSqliteStore(file)];
    await a.increment("key", 10);
    expect(await b.increment("key", 10)).toBe(2);
    expect(await a.compareAndSet("key", { expected: 2, value: 5, seconds: 10 })).toBe(true);
    expect(await b.compareAndSet("key", { expected: 2, value: 6, seconds: 10 })).toBe(false);
  });
});
