import { expect, it } from "vitest";
import { LIST_LIMITS } from "../../domain/limits/lists";
import { parseSearch } from "./search";

const read = (query: string) => parseSearch(new URLSearchParams(query));

it("is open with something to search for, or when asked to", () => {
  expect(read("")).toEqual({ q: "", isOpen: false });
  expect(read("find=open")).toEqual({ q: "", isOpen: true });
  expect(read("q=+kopi+o+")).toEqual({ q: "kopi o", isOpen: true });
});

it("is emptied by clear, and put away by close", () => {
  expect(read("q=kopi&find=clear")).toEqual({ q: "", isOpen: true });
  expect(read("q=kopi&find=close")).toEqual({ q: "", isOpen: false });
});

it("asks for no more than 100 characters", () => {
  expect(read(`q=${"x".repeat(300)}`).q).toHaveLength(LIST_LIMITS.search);
});
