import { expect, it } from "vitest";
import { PLAIN_PAGE_SIZE, listMeta, toPage } from "./wire.server";

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
