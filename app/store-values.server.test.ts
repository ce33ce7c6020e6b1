import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";

// The store is opened in a folder of the tests' own.
vi.mock("./env.server", () => ({ env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-store-")) } }));
const { store } = await import("./store.server");

afterAll(() => store.close());

// libsql ends the process on a boolean: it is given texts, and times of our own, alone.
const VALUES = [true, false, null, 0.5, 1e300, "", "a\0b", "\ud800", "😀", "x".repeat(1_000_000), [true, [false]], { constructor: true }];

it.each(VALUES.map((value) => [value]))("keeps what came from outside as it was", async (value) => {
  await store.set("key", value, 60);
  expect(await store.get("key")).toEqual(value);
  expect(await store.add("key", value, 60)).toBe(false);
});

it.each(["", "a\0b", "\ud800", "😀", "'; drop table entries; --", "x".repeat(1_000_000)])("finds under any key what was kept there", async (key) => {
  await store.set(`odd:${key}`, "kept", 60);
  expect(await store.get(`odd:${key}`)).toBe("kept");
  await store.remove(`odd:${key}`);
  expect(await store.get(`odd:${key}`)).toBeNull();
});

it("refuses what is nothing, and a time that is none", async () => {
  await expect(store.set("key", undefined, 60)).rejects.toThrow("NOT NULL");
  await expect(store.set("key", "x", NaN)).rejects.toThrow("NOT NULL");
});
