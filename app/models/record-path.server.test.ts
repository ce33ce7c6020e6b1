import { expect, it } from "vitest";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toInvoicePath, toRepeatPath } from "./record-path.server";

it.each(["next_no", "preview", "..", ".", ""])("rejects %j as the id of an invoice", (id) => {
  expect(() => toInvoicePath(id)).toThrow(UpstreamFault);
});

it.each(["due", "preview"])("rejects %s as the id of a repeat", (id) => {
  expect(() => toRepeatPath(id)).toThrow(UpstreamFault);
});

it("accepts any other id and encodes it", () => {
  expect(toInvoicePath("a/b?c")).toBe("/sales/invoices/a%2Fb%3Fc");
});
