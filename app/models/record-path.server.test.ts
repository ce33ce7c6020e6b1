import { expect, it } from "vitest";
import { UpstreamFault } from "~/server/v2/faults.server";
import { invoicePath, repeatPath } from "./record-path.server";

it.each(["next_no", "preview", "..", ".", ""])("rejects %j as the id of an invoice", (id) => {
  expect(() => invoicePath(id)).toThrow(UpstreamFault);
});

it.each(["due", "preview"])("rejects %s as the id of a repeat", (id) => {
  expect(() => repeatPath(id)).toThrow(UpstreamFault);
});

it("accepts any other id and encodes it", () => {
  expect(invoicePath("a/b?c")).toBe("/sales/invoices/a%2Fb%3Fc");
});
