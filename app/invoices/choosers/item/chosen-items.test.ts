import { describe, expect, it } from "vitest";
import { parseChosenItems } from "./chosen-items";

const asked = (query: string) => parseChosenItems(new URLSearchParams(query));

describe("what is chosen", () => {
  it("is what is ticked, with what is typed beside it", () => {
    expect(asked("row=1&quantity=&row=2&item=2&quantity=&row=3&item=3&quantity=+2.5+")).toEqual([
      { id: "2", quantity: "" },
      { id: "3", quantity: "2.5" },
    ]);
  });

  it("is also what is not ticked, but has a quantity", () => {
    expect(asked("row=1&quantity=4&row=2&quantity=two&row=3&quantity=-1")).toEqual([
      { id: "1", quantity: "4" },
      { id: "2", quantity: "two" },
      { id: "3", quantity: "-1" },
    ]);
  });

  it("is not what is ticked, but none of it is wanted", () => {
    expect(asked("row=1&item=1&quantity=0&row=2&item=2&quantity=0.00")).toEqual([]);
  });

  it("of an address is what it names, each once, with its quantities or without", () => {
    expect(asked("item=7&item=a-b&item=7")).toEqual([
      { id: "7", quantity: "" },
      { id: "a-b", quantity: "" },
    ]);
    expect(asked("item=7&item=8&quantity=&quantity=3")).toEqual([
      { id: "7", quantity: "" },
      { id: "8", quantity: "3" },
    ]);
  });

  it("also counts what is ticked without a row, as in a page without quantities", () => {
    expect(asked("row=1&quantity=&item=5")).toEqual([{ id: "5", quantity: "" }]);
    expect(asked("")).toEqual([]);
  });
});
