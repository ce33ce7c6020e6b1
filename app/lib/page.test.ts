import { expect, test } from "vitest";
import { parsePageNumber } from "./page";

test.each([
  ["", 1],
  ["page=1", 1],
  ["page=12", 12],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1.5", 1],
  ["page=last", 1],
  ["page=99999999", 1],
])("parsePageNumber parses %j as page %i", (query, page) => {
  expect(parsePageNumber(new URLSearchParams(query))).toBe(page);
});
