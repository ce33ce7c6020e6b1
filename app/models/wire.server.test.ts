import { expect, it } from "vitest";
import { listMeta, toPage } from "./wire.server";

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each([
  ["says so, at that many rows", { per_page: 7 }, 7, 6],
  ["says nothing, at twenty", undefined, 20, 19],
])("a page is full where the API %s", (_, meta, full, short) => {
  const hasMore = (count: number) => toPage(rows(count), [], listMeta.parse(meta)).hasMore;
  expect([hasMore(full), hasMore(short)]).toEqual([true, false]);
});
