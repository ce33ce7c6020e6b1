import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSqliteStore } from "./sqlite-store.server";
import { testStoreContract } from "../testing/store-contract";

const folder = mkdtempSync(path.join(tmpdir(), "lejar-store-"));
let files = 0;
const newFile = () => path.join(folder, `${(files += 1)}.sqlite`);

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());

describe("The SQLite store", () => {
  testStoreContract(() => ({
    store: openSqliteStore(newFile()),
    elapse: (seconds) => void vi.setSystemTime(Date.now() + seconds * 1000),
  }));

  it("shares its entries with other stores that open the same file", async () => {
    const file = newFile();
    const [a, b] = [openSqliteStore(file), openSqliteStore(file)];
    await a.increment("key", 10);
    expect(await b.increment("key", 10)).toBe(2);
    expect(await a.compareAndSet("key", { expected: 2, value: 5, seconds: 10 })).toBe(true);
    expect(await b.compareAndSet("key", { expected: 2, value: 6, seconds: 10 })).toBe(false);
  });

  it("rejects writes while another connection blocks them, and commits the next one", async () => {
    const file = newFile();
    const store = openSqliteStore(file, { busyTimeout: 10 });
    const other = new Database(file);
    other.exec("BEGIN IMMEDIATE");
    await expect(store.set("a", 1, 10)).rejects.toMatchObject({ kind: "busy" });
    await expect(store.increment("a", 10)).rejects.toMatchObject({ kind: "busy" });
    other.exec("ROLLBACK");
    await store.set("b", 2, 10);
    expect(other.prepare("SELECT key FROM entries").pluck().all()).toEqual(["b"]);
  });
});
