import { expect, it } from "vitest";
import { paths, parseReturnPath } from "./paths";
import { invoicePaths } from "~/invoices/paths";

it("accepts only paths of this app as return paths", () => {
  expect(parseReturnPath("/invoices/all?page=2")).toBe("/invoices/all?page=2");
  for (const elsewhere of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/a\nb",
    "",
    null,
    undefined,
  ]) {
    expect(parseReturnPath(elsewhere)).toBeNull();
  }
});

it("encodes a return path for a header", () => {
  expect(parseReturnPath("/世?q=咖啡#é")).toBe("/%E4%B8%96?q=%E5%92%96%E5%95%A1#%C3%A9");
  expect(parseReturnPath("/items/all?q=a%20b")).toBe("/items/all?q=a%20b");
  expect(parseReturnPath("/\ud800")).toBe("/%EF%BF%BD");
});

it("rejects a return path that leads to another site without its dot segments", () => {
  // Removing dot segments can leave two slashes at the start, which would lead to another site.
  for (const elsewhere of ["/.//evil.example", "/a/..//evil.example", "/%2e//evil.example"])
    expect(parseReturnPath(elsewhere)).toBeNull();
});

it("escapes ids in paths", () => {
  expect(paths.editInvoice("a/b?c")).toBe("/edit_invoice/a%2Fb%3Fc");
});

it("adds quantities to the path of the item chooser when a chosen item has one", () => {
  const chosen = (quantity: string) => [
    { id: "1", quantity },
    { id: "2", quantity: "" },
  ];
  expect(invoicePaths.selectItem({ draft: "new", chosen: chosen("") })).toBe(
    "/select_item?draft=new&item=1&item=2",
  );
  expect(invoicePaths.selectItem({ draft: "new", chosen: chosen("2.5") })).toBe(
    "/select_item?draft=new&item=1&item=2&quantity=2.5&quantity=",
  );
});
