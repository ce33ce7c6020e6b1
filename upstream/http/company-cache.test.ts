import { expect, it } from "vitest";
import { CompanyCache } from "./company-cache";

it("answers each company with what was read of it, whatever the other was asked", async () => {
  const cache = new CompanyCache();
  const ask = (company: number) => cache.remember(company, "counts", async () => `of ${company}`);
  expect(await Promise.all([ask(1), ask(2), ask(1), ask(11)])).toEqual([
    "of 1",
    "of 2",
    "of 1",
    "of 11",
  ]);
  cache.drop(1);
  expect(await cache.remember(1, "counts", async () => "new")).toBe("new");
  expect(await ask(2)).toBe("of 2");
});

it("keeps nothing that was being read while something was written", async () => {
  const cache = new CompanyCache();
  let answer = (_: string) => {};
  const before = cache.remember(1, "counts", () => new Promise<string>((done) => (answer = done)));
  cache.drop(1);
  answer("of before");
  expect(await before).toBe("of before");
  expect(await cache.remember(1, "counts", async () => "of after")).toBe("of after");
});

it("asks again after a failure", async () => {
  const cache = new CompanyCache();
  const failing = cache.remember(1, "counts", () => Promise.reject(new Error("busy")));
  await expect(failing).rejects.toThrow("busy");
  expect(await cache.remember(1, "counts", async () => 3)).toBe(3);
});
