import { expect, test } from "vitest";
import { LIST_LIMITS } from "../../domain/limits/lists";
import { parseSearch } from "./search";

const parse = (query: string) => parseSearch(new URLSearchParams(query));

test("parseSearch opens the field when there is a search text or the field was opened", () => {
  expect(parse("")).toEqual({ q: "", isOpen: false });
  expect(parse("find=open")).toEqual({ q: "", isOpen: true });
  expect(parse("q=+kopi+o+")).toEqual({ q: "kopi o", isOpen: true });
});

test("parseSearch empties the field for 'clear' and closes it for 'close'", () => {
  expect(parse("q=kopi&find=clear")).toEqual({ q: "", isOpen: true });
  expect(parse("q=kopi&find=close")).toEqual({ q: "", isOpen: false });
});

test("parseSearch cuts the search text at 100 characters", () => {
  expect(parse(`q=${"x".repeat(300)}`).q).toHaveLength(LIST_LIMITS.search);
});
