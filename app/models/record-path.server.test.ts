import { expect, it } from "vitest";
import { invoicePath, repeatPath } from "./record-path.server";

it.each(["next_no", "preview", "..", ".", ""])("finds no invoice called %j", (id) => {
  expect(() => invoicePath(id)).toThrow(expect.objectContaining({ kind: "notFound", status: 404 }));
});

it.each(["due", "preview"])("finds no repeat called %s", (id) => {
  expect(() => repeatPath(id)).toThrow(expect.objectContaining({ kind: "notFound", status: 404 }));
});

it("takes any other id for one of the API's", () => {
  expect(invoicePath("a/b?c")).toBe("/sales/invoices/a%2Fb%3Fc");
});
