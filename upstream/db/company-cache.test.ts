import { expect, it } from "vitest";
import { CompanyCache } from "./company-cache";

it("answers each company with what was read of it, whatever the other was asked", async () => {
  const cache = new CompanyCache();
  const ask = (companyId: number, changes: number, answer = `of ${companyId}`) =>
    cache.remember({ companyId, changes }, "counts", async () => answer);
  expect(await Promise.all([ask(1, 0), ask(2, 0), ask(1, 0), ask(11, 0)])).toEqual([
    "of 1",
    "of 2",
    "of 1",
    "of 11",
  ]);
  expect(await ask(1, 1, "of 1, written")).toBe("of 1, written");
  expect(await ask(1, 1, "asked again")).toBe("of 1, written");
  expect(await ask(2, 0, "asked again")).toBe("of 2");
});

it("gives nobody what was being read while something was written", async () => {
  const cache = new CompanyCache();
  let answer = (_: string) => {};
  const slow = () => new Promise<string>((done) => (answer = done));
  const before = cache.remember({ companyId: 1, changes: 4 }, "counts", slow);
  const after = { companyId: 1, changes: 5 };
  expect(await cache.remember(after, "counts", async () => "of after")).toBe("of after");
  answer("of before");
  expect(await before).toBe("of before");
  // One that began before the write, and asks late.
  const late = cache.remember({ companyId: 1, changes: 4 }, "counts", async () => "of late");
  expect(await late).toBe("of late");
  expect(await cache.remember(after, "counts", async () => "asked again")).toBe("of after");
});

it("asks again after a failure", async () => {
  const cache = new CompanyCache();
  const state = { companyId: 1, changes: 0 };
  const failing = cache.remember(state, "counts", () => Promise.reject(new Error("busy")));
  await expect(failing).rejects.toThrow("busy");
  expect(await cache.remember(state, "counts", async () => 3)).toBe(3);
});
