import { expect, it } from "vitest";
import { INVOICE_STATUS, OPEN_STATUSES, UNCOUNTED_STATUSES, statusFacts } from "./status";

it("drafts and void invoices alone are in no sum: partial indexes have 'status not in (0, 4)', word for word", () => {
  expect(UNCOUNTED_STATUSES).toEqual([0, 4]);
});

it("sent, approved and accepted invoices become received once they are paid", () => {
  expect(OPEN_STATUSES).toEqual([1, 2, 3]);
});

it("a void invoice was issued, but cannot be edited", () => {
  expect(statusFacts(INVOICE_STATUS.voided)).toMatchObject({ isIssued: true, closed: "void" });
});

it("a status of another server counts, and is stamped on no PDF", () => {
  expect(statusFacts(9)).toMatchObject({ word: "Status 9", isCounted: true, stamp: "" });
});
