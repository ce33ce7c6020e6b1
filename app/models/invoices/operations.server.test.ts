import { describe, expect, test } from "vitest";
import { OPERATIONS } from "../../../domain/invoices/operations";
import {
  allowsOperation,
  describePaidMoney,
  allowsEntryOperation,
  describeRefusal,
  describeReadOnlyReason,
} from "./operations.server";

type Invoice = Parameters<typeof describePaidMoney>[0];

/** A sent invoice with a total of 100.00, as a plain v2 API returns it. */
const sent: Invoice = {
  ...{ status: 1, amount: 10000n, balance: 10000n, date: "2026-11-01", due_date: "2026-11-02" },
  ...{ contact_name: "Kopitiam Jaya", is_cash_sale: false },
  ...{ partials: [], currency: { id: "1", symbol: "RM", code: "MYR" } },
};
const payment = {
  ...{ id: "1", method_id: "1", method_name: "Cash", account_id: "1", account_name: "Till" },
  ...{ amount: 10000n, is_deleted: false },
};
const received: Invoice = { ...sent, status: 5, balance: 0n, partials: [payment] };
const draft: Invoice = { ...sent, status: 0, partials: [payment] };

const allowed = (invoice: Invoice) =>
  OPERATIONS.filter((operation) => allowsOperation(invoice, operation));

describe("an invoice without `can`", () => {
  test("allows only the operations of the specification, by its state", () => {
    expect(allowed(draft)).toEqual(["edit", "mark_sent", "delete"]);
    expect(allowed(sent)).toEqual(["edit", "delete"]);
    expect(allowed({ ...sent, status: 4 })).toEqual(["delete"]);
    expect(allowed(received)).toEqual([]);
  });

  test("has a reason when it cannot be edited", () => {
    expect(describeReadOnlyReason(sent)).toBeNull();
    expect(describeReadOnlyReason({ ...sent, status: 4 })).toMatch(
      /is void, .* It can be deleted\.$/,
    );
    expect(describeReadOnlyReason(received)).toMatch(/its money is in the books\.$/);
  });
});

describe("an invoice with `can`", () => {
  test("allows the known operations in `can`, whatever its status, and gives a reason for the others", () => {
    expect(allowed({ ...received, can: ["send", "void", "of_tomorrow"] })).toEqual([
      "send",
      "void",
    ]);
    expect(describeRefusal({ ...received, can: [] }, "void")).toMatch(
      /^This invoice has a payment\./,
    );
    expect(describeRefusal({ ...sent, can: [] }, "void")).toBe(
      "This cannot be done with this invoice now.",
    );
  });

  test("says what becomes of the money only when it can be voided with a payment", () => {
    const sale: Invoice = { ...received, is_cash_sale: true, can: ["void", "delete"] };
    expect(describePaidMoney(sale)).toBe("RM 100.00 goes back to the customer.");
    expect(describePaidMoney({ ...sale, is_cash_sale: false })).toMatch(
      /^RM 100\.00 was paid on it\. It goes on account for /,
    );
    expect(describeReadOnlyReason(sale)).toBe(
      "This invoice is paid and cannot be edited. Credit what is wrong with it.",
    );
    expect([
      describePaidMoney({ ...received, can: [] }),
      describePaidMoney({ ...sent, can: ["void"] }),
    ]).toEqual(["", ""]);
  });
});

test("a credit note or payment allows the operations in `can`; without `can`, all while it is active", () => {
  expect(allowsEntryOperation({}, "void", true)).toBe(true);
  expect(allowsEntryOperation({}, "void", false)).toBe(false);
  expect(allowsEntryOperation({ can: ["send"] }, "void", true)).toBe(false);
});
