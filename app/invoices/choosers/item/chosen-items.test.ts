import { describe, expect, it } from "vitest";
import { parseChosenItems } from "./chosen-items";

const parseQuery = (query: string) => parseChosenItems(new URLSearchParams(query));

describe("parseChosenItems", () => {
  it("returns the ticked items with their quantities", () => {
    expect(
      parseQuery("row=1&quantity=&row=2&item=2&quantity=&row=3&item=3&quantity=+2.5+"),
    ).toEqual([
      { id: "2", quantity: "" },
      { id: "3", quantity: "2.5" },
    ]);
  });

  it("returns an item that has a quantity but is not ticked", () => {
    expect(parseQuery("row=1&quantity=4&row=2&quantity=two&row=3&quantity=-1")).toEqual([
      { id: "1", quantity: "4" },
      { id: "2", quantity: "two" },
      { id: "3", quantity: "-1" },
    ]);
  });

  it("leaves out a ticked item with a quantity of zero", () => {
    expect(parseQuery("row=1&item=1&quantity=0&row=2&item=2&quantity=0.00")).toEqual([]);
  });

  it("returns each item of an address once, with its quantity when the address has quantities", () => {
    expect(parseQuery("item=7&item=a-b&item=7")).toEqual([
      { id: "7", quantity: "" },
      { id: "a-b", quantity: "" },
    ]);
    expect(parseQuery("item=7&item=8&quantity=&quantity=3")).toEqual([
      { id: "7", quantity: "" },
      { id: "8", quantity: "3" },
    ]);
  });

  it("returns a ticked item that has no `row` field", () => {
    expect(parseQuery("row=1&quantity=&item=5")).toEqual([{ id: "5", quantity: "" }]);
    expect(parseQuery("")).toEqual([]);
  });
});
