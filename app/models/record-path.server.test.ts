import { expect, test } from "vitest";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toInvoicePath, toRepeatPath } from "./record-path.server";

test.each(["next_no", "preview", "..", ".", ""])("toInvoicePath rejects %j as an id", (id) => {
  expect(() => toInvoicePath(id)).toThrow(UpstreamFault);
});

test.each(["due", "preview"])("toRepeatPath rejects %s as an id", (id) => {
  expect(() => toRepeatPath(id)).toThrow(UpstreamFault);
});

test("toInvoicePath accepts any other id and encodes it", () => {
  expect(toInvoicePath("a/b?c")).toBe("/sales/invoices/a%2Fb%3Fc");
});
