import { expect, it } from "vitest";
import { paths, safeReturn } from "./paths";

it("leads back only to this app", () => {
  expect(safeReturn("/invoices/all?page=2")).toBe("/invoices/all?page=2");
  for (const elsewhere of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/a\nb", "", null, undefined]) {
    expect(safeReturn(elsewhere)).toBeNull();
  }
});

it("escapes what goes into an address", () => {
  expect(paths.editInvoice("a/b?c")).toBe("/edit_invoice/a%2Fb%3Fc");
  expect(paths.selectItem({ draft: "new", chosen: ["1", "2"] })).toBe("/select_item?draft=new&item=1&item=2");
});
