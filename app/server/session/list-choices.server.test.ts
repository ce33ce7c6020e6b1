import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// The settings name a temporary folder, which the store uses.
vi.mock("../settings/env.server", () => ({
  env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-lists-")) },
}));
const { StoreFault } = await import("../store/key-value-store");
const { store } = await import("../store/store.server");
const { forgetPeriods, resolveListParams } = await import("./list-choices.server");

const SORTS = [
  { name: "contact", defaultOrder: "asc" },
  { name: "balance", defaultOrder: "desc" },
] as const;

type Options = Parameters<typeof resolveListParams>[2];

const INVOICES: Options = {
  list: "invoices",
  sorts: SORTS,
  hasPeriods: true,
  filters: ["due", "status"],
};

let people = 0;
/** The person and company of a test, another one in each test. */
let owner: { person: { id: string; visitor?: string }; companyId: string; countryId: string };

beforeEach(() => {
  owner = { person: { id: String(++people) }, companyId: "7", countryId: "135" };
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Opens an address, and returns the query that the list then shows. */
async function show(query: string, options = INVOICES, headers = {}, by = owner): Promise<string> {
  const request = new Request(`http://app.test/invoices/all${query}`, { headers });
  return String(await resolveListParams(by, request, options));
}

test("an address without a choice shows what was chosen last, and keeps its search", async () => {
  expect(await show("")).toBe("");
  await show("?sort=contact&order=desc");
  expect(await show("")).toBe("sort=contact&order=desc");
  await show("?sort=balance&period=last_month");
  expect(await show("")).toBe("sort=balance&period=last_month");
  expect(await show("?q=kopi&find=open")).toBe("q=kopi&find=open&sort=balance&period=last_month");
  await show("?from=1%2F3%2F2026&to=&sort=balance");
  expect(await show("")).toBe("sort=balance&from=01%2F03%2F2026");
});

test("a period without an order keeps the order, and an order without a period ends the period", async () => {
  await show("?sort=contact");
  expect(await show("?period=month")).toBe("period=month&sort=contact");
  expect(await show("")).toBe("sort=contact&period=month");
  await show("?sort=balance");
  expect(await show("")).toBe("sort=balance");
});

test.each(["?sort=newest", "?sort=newest&q=kopi"])(
  "'Show all' (%s) forgets the order and the period",
  async (address) => {
    await show("?sort=contact&period=month");
    expect(await show(address)).toBe(address.slice(1));
    expect(await show("")).toBe("");
  },
);

test("all days and an empty form of days end the period, and invalid days change nothing", async () => {
  for (const [query, then] of [
    ["?period=all", ""],
    ["?from=&to=", ""],
    ["?from=31%2F2%2F2026", "period=today"],
    ["?from=2%2F3%2F2026&to=1%2F3%2F2026", "period=today"],
  ] as const) {
    await show("?period=today");
    expect(await show(query), query).toBe(query.slice(1));
    expect(await show(""), query).toBe(then);
  }
});

test.each(["?due=overdue", "?status=received", "?page=2", "?only=1&page=2"])(
  "the address %s shows what it names and is not remembered",
  async (query) => {
    await show("?sort=contact&period=month");
    expect(await show(query)).toBe(query.slice(1));
    await show(`${query}&sort=balance&period=today`);
    expect(await show("")).toBe("sort=contact&period=month");
  },
);

test("periods are forgotten on the next day of the company and when a record is saved", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T15:00:00Z") });
  await show("?sort=contact&period=yesterday");
  await show("?period=week", { list: "payments", sorts: [], hasPeriods: true });
  vi.setSystemTime(new Date("2026-11-26T15:59:00Z"));
  expect(await show("")).toBe("sort=contact&period=yesterday");
  vi.setSystemTime(new Date("2026-11-26T16:00:00Z"));
  expect(await show("")).toBe("sort=contact");
  await show("?period=today");
  await forgetPeriods(owner);
  expect(await show("")).toBe("sort=contact");
  expect(await show("", { list: "payments", sorts: [], hasPeriods: true })).toBe("");
});

test("lists, companies, people and visitors of the demo have choices of their own", async () => {
  await show("?sort=contact");
  const others = [
    { ...owner, companyId: "8" },
    { ...owner, person: { id: "other" } },
    { ...owner, person: { ...owner.person, visitor: "v" } },
  ];
  for (const other of others) expect(await show("", INVOICES, {}, other)).toBe("");
  expect(await show("", { list: "contacts", sorts: SORTS })).toBe("");
  await show("?sort=balance", { list: "contacts", sorts: SORTS });
  expect(await show("")).toBe("sort=contact");
});

test("without the extensions, the address is used as it is and the store is not called", async () => {
  await show("?sort=contact&period=month");
  const get = vi.spyOn(store, "get");
  const plain: Options = { list: "invoices", sorts: [], hasPeriods: false };
  expect(await show("", plain)).toBe("");
  expect(await show("?sort=balance", plain)).toBe("sort=balance");
  expect(get).not.toHaveBeenCalled();
  expect(await show("")).toBe("sort=contact&period=month");
});

test("only a changed choice is written, and a prefetched page changes nothing", async () => {
  const set = vi.spyOn(store, "set");
  await show("");
  await show("?sort=contact", INVOICES, { "sec-purpose": "prefetch;prerender" });
  await forgetPeriods(owner);
  expect(set).not.toHaveBeenCalled();
  const choice = "?sort=contact&order=desc&from=01%2F03%2F2026&to=02%2F03%2F2026";
  for (const query of [choice, choice, "", "?q=kopi", "?page=2"]) await show(query);
  expect(set).toHaveBeenCalledOnce();
});

test("a choice is forgotten when a release no longer knows its order", async () => {
  await show("?sort=contact");
  const known: Options = { ...INVOICES, sorts: [SORTS[1]] };
  await show(`?${await show("", known)}`, known);
  expect(await show("")).toBe("");
});

test("a list is shown, and a record saved, while the store fails or holds an unknown value", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(store, "set").mockRejectedValueOnce(new StoreFault("unavailable"));
  expect(await show("?sort=contact")).toBe("sort=contact");
  const get = vi.spyOn(store, "get").mockRejectedValueOnce(new StoreFault("unavailable"));
  expect(await show("")).toBe("");
  get.mockRejectedValueOnce(new StoreFault("unavailable"));
  await forgetPeriods(owner);
  get.mockRejectedValueOnce(new StoreFault("unavailable"));
  await show("?sort=balance");
  await show("?sort=contact");
  get.mockRejectedValueOnce(new StoreFault("unavailable"));
  await show("?sort=newest");
  expect(await show("")).toBe("sort=contact");
  get.mockResolvedValueOnce({ orders: "?" });
  expect(await show("")).toBe("");
});
