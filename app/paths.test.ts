import { expect, test } from "vitest";
import { paths, parseReturnPath } from "./paths";
import { invoicePaths } from "~/invoices/paths";

test("only paths of this app are return paths", () => {
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

test("a return path is encoded for a header", () => {
  expect(parseReturnPath("/世?q=咖啡#é")).toBe("/%E4%B8%96?q=%E5%92%96%E5%95%A1#%C3%A9");
  expect(parseReturnPath("/items/all?q=a%20b")).toBe("/items/all?q=a%20b");
  expect(parseReturnPath("/\ud800")).toBe("/%EF%BF%BD");
});

test("a path that would lead to another site once its dot segments are removed is no return path", () => {
  // Removing dot segments can leave two slashes at the start, which would lead to another site.
  for (const elsewhere of ["/.//evil.example", "/a/..//evil.example", "/%2e//evil.example"])
    expect(parseReturnPath(elsewhere)).toBeNull();
});

test("ids in paths are escaped", () => {
  expect(paths.editInvoice("a/b?c")).toBe("/edit_invoice/a%2Fb%3Fc");
});

test("the path of the item chooser has quantities when a chosen item has one", () => {
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
