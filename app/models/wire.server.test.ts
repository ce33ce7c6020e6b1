import { expect, test } from "vitest";
import * as z from "zod";
import {
  amount,
  id,
  activeFlag,
  integer,
  listMeta,
  optionalDate,
  text,
  toPage,
} from "./wire.server";

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([
  ["sends a page size", { per_page: 7 }, 7, 6],
  ["sends a page size as text", { per_page: "7" }, 7, 6],
  ["sends no meta", undefined, 20, 19],
  ["sends null", { per_page: null }, 20, 19],
  ["sends zero", { per_page: 0 }, 20, 19],
  ["sends a negative number", { per_page: -7 }, 20, 19],
  ["sends text that is not a number", { per_page: "many" }, 20, 19],
  ["sends a fraction", { per_page: 7.5 }, 20, 19],
  ["sends a list as meta", [], 20, 19],
  ["sends text as meta", "none", 20, 19],
])(
  "when the API %s (%j), a page has a next page from %i rows on, not from %i",
  (_, meta, full, short) => {
    const hasMore = (count: number) =>
      toPage({ received: rows(count), rows: [], meta: listMeta.parse(meta) }).hasMore;
    expect([hasMore(full), hasMore(short)]).toEqual([true, false]);
  },
);

const row = z.object({
  id,
  status: integer,
  name: text,
  paid: amount,
  day: optionalDate,
  inUse: activeFlag,
});

test("the schemas parse numbers and their texts alike, and give missing fields their defaults", () => {
  expect(row.parse({ id: 7, status: "2", paid: 1.5, unknown: true })).toEqual({
    id: "7",
    status: 2,
    name: "",
    paid: 150n,
    day: "0000-00-00",
    inUse: true,
  });
  const sent = { id: "A-1", status: 0, name: "Tan", paid: "-0.005", inUse: 0 };
  expect(row.parse({ ...sent, day: "2026-11-20T08:00:00Z" })).toEqual({
    id: "A-1",
    status: 0,
    name: "Tan",
    paid: -1n,
    day: "2026-11-20",
    inUse: false,
  });
});

test.each([
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
])("the schemas reject %j", (wrong) => {
  const [issue] = row.safeParse({ id: 7, status: 2, paid: 0, ...wrong }).error?.issues ?? [];
  expect(issue?.path).toEqual(Object.keys(wrong));
});
