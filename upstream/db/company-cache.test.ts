import { expect, it } from "vitest";
import { CompanyCache } from "./company-cache";

it("the cache returns each company's own answers until the company's change count changes", async () => {
  const cache = new CompanyCache();
  const read = (companyId: number, changeCount: number, answer = `of ${companyId}`) =>
    cache.readCached({ companyId, changeCount }, "counts", async () => answer);
  expect(await Promise.all([read(1, 0), read(2, 0), read(1, 0), read(11, 0)])).toEqual([
    "of 1",
    "of 2",
    "of 1",
    "of 11",
  ]);
  expect(await read(1, 1, "of 1, written")).toBe("of 1, written");
  expect(await read(1, 1, "not called")).toBe("of 1, written");
  expect(await read(2, 0, "not called")).toBe("of 2");
});

it("the cache does not reuse an answer that was read before the latest change", async () => {
  const cache = new CompanyCache();
  let answer = (_: string) => {};
  const slow = () => new Promise<string>((done) => (answer = done));
  const before = cache.readCached({ companyId: 1, changeCount: 4 }, "counts", slow);
  const after = { companyId: 1, changeCount: 5 };
  expect(await cache.readCached(after, "counts", async () => "of after")).toBe("of after");
  answer("of before");
  expect(await before).toBe("of before");
  // This request began before the change and reads after the change.
  const late = cache.readCached({ companyId: 1, changeCount: 4 }, "counts", async () => "of late");
  expect(await late).toBe("of late");
  expect(await cache.readCached(after, "counts", async () => "not called")).toBe("of after");
});

it("the cache calls the function again after a failure", async () => {
  const cache = new CompanyCache();
  const state = { companyId: 1, changeCount: 0 };
  const failing = cache.readCached(state, "counts", () => Promise.reject(new Error("busy")));
  await expect(failing).rejects.toThrow("busy");
  expect(await cache.readCached(state, "counts", async () => 3)).toBe(3);
});
