import { expect, it } from "vitest";
import * as z from "zod";
import {
  amount,
  id,
  activeFlag,
  integer,
  listMeta,
  optionalDate,
  PLAIN_PAGE_SIZE,
  text,
  toPage,
} from "./wire.server";

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each([
  ["says so, at that many rows", { per_page: 7 }, 7, 6],
  ["says so in text, at that many rows", { per_page: "7" }, 7, 6],
  ["says nothing, at twenty", undefined, 20, 19],
  ["says nothing of it, at twenty", { per_page: null }, 20, 19],
  ["says none, at twenty", { per_page: 0 }, 20, 19],
  ["says less than none, at twenty", { per_page: -7 }, 20, 19],
  ["says what is no number, at twenty", { per_page: "many" }, 20, 19],
  ["says what is not whole, at twenty", { per_page: 7.5 }, 20, 19],
  ["has a list for its meta, at twenty", [], 20, 19],
  ["has text for its meta, at twenty", "none", 20, 19],
])("a page is full where the API %s", (_, meta, full, short) => {
  const hasMore = (count: number) => toPage(rows(count), [], listMeta.parse(meta)).hasMore;
  expect([hasMore(full), hasMore(short)]).toEqual([true, false]);
});

it("a plain server's page stays at the specification's twenty, whatever PAGE_SIZE becomes", () => {
  expect(PLAIN_PAGE_SIZE).toBe(20);
});

const row = z.object({
  id,
  status: integer,
  name: text,
  paid: amount,
  day: optionalDate,
  inUse: activeFlag,
});

it("reads numbers and their texts alike, and what is absent as none", () => {
  expect(row.parse({ id: 7, status: "2", paid: 1.5, unknown: true })).toEqual({
    id: "7",
    status: 2,
    name: "",
    paid: 150n,
    day: "0000-00-00",
    inUse: true,
  });
  const said = { id: "A-1", status: 0, name: "Tan", paid: "-0.005", inUse: 0 };
  expect(row.parse({ ...said, day: "2026-11-20T08:00:00Z" })).toEqual({
    id: "A-1",
    status: 0,
    name: "Tan",
    paid: -1n,
    day: "2026-11-20",
    inUse: false,
  });
});

it.each([
  { id: "" },
  { id: 1.5 },
  { id: null },
  { status: "" },
  { status: null },
  { status: "1.5" },
  { name: 1 },
  { paid: "x" },
  { paid: null },
  { paid: true },
  { day: "tomorrow" },
  { inUse: "no" },
])("refuses %j where another value is expected", (wrong) => {
  const [issue] = row.safeParse({ id: 7, status: 2, paid: 0, ...wrong }).error?.issues ?? [];
  expect(issue?.path).toEqual(Object.keys(wrong));
});
