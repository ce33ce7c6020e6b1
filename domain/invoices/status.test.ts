import { expect, it } from "vitest";
import { INVOICE_STATUS, OPEN_STATUSES, UNCOUNTED_STATUSES, getStatusFacts } from "./status";

it("draft and void invoices are the only ones that count in no sum, as the database indexes assume", () => {
  // The partial indexes have the condition "status not in (0, 4)".
  expect(UNCOUNTED_STATUSES).toEqual([0, 4]);
});

it("sent, approved and accepted invoices are open", () => {
  expect(OPEN_STATUSES).toEqual([1, 2, 3]);
});

it("a void invoice is issued and closed", () => {
  expect(getStatusFacts(INVOICE_STATUS.voided)).toMatchObject({
    isIssued: true,
    closedReason: "void",
  });
});

it("an unknown status counts and has no stamp", () => {
  expect(getStatusFacts(9)).toMatchObject({ name: null, isCounted: true, stamp: "" });
});
