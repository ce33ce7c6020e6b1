import { expect, it } from "vitest";
import { UpstreamFault } from "~/server/v2/faults.server";
import { invoicePath, repeatPath } from "./record-path.server";

it.each(["next_no", "preview", "..", ".", ""])("finds no invoice called %j", (id) => {
  expect(() => invoicePath(id)).toThrow(UpstreamFault);
});

it.each(["due", "preview"])("finds no repeat called %s", (id) => {
  expect(() => repeatPath(id)).toThrow(UpstreamFault);
});

it("takes any other id for one of the API's", () => {
  expect(invoicePath("a/b?c")).toBe("/sales/invoices/a%2Fb%3Fc");
});
