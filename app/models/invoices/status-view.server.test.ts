import { expect, it } from "vitest";
import { NO_DATE } from "../../../domain/calendar/days";
import { toInvoiceStatusView } from "./status-view.server";

const TODAY = "2026-11-20";
const OPEN = { status: 1, amount: 100n, balance: 100n, date: "2026-11-01", dueDate: "2026-11-30" };
const LATE = { dueDate: "2026-11-17" };

it.each([
  ["a draft", { status: 0 }, "Draft", "draft", "DRAFT"],
  ["a draft whose payment is typed", { status: 0, balance: 0n }, "Draft, paid", "draft", /· PAID$/],
  ["one that was sent", {}, "Sent", "pending", "PENDING REVIEW"],
  ["an approved one", { status: 2 }, "Approved", "approved", "APPROVED"],
  ["an accepted one", { status: 3 }, "Accepted", "accepted", "ACCEPTED"],
  ["a void one", { status: 4, balance: 0n }, "Void", "voided", "VOIDED"],
  ["a received one", { status: 5, balance: 0n }, "Paid", "received", "RECEIVED"],
  ["one that the API does not call received", { balance: 0n }, "Paid", "received", /· PAID$/],
  ["one with money left", { status: 2, balance: 60n }, "Part paid", "pending", /· PART PAID$/],
  ["a received one with money left", { status: 5, balance: 60n }, "Part paid", "pending", /PART/],
  ["a received one that nobody paid", { status: 5 }, "Sent", "pending", "RECEIVED"],
  ["one credited in part", { balance: 60n, credited: 40n }, "Sent", "pending", "PENDING REVIEW"],
  [
    "one credited and paid in part",
    { balance: 50n, credited: 40n },
    "Part paid",
    "pending",
    /PART/,
  ],
  ["one credited in full", { balance: 0n, credited: 100n }, "Credited", "draft", /· CREDITED$/],
  ["one that was due", LATE, "Late (3 days)", "overdue", "PENDING REVIEW · LATE (3 DAYS)"],
  ["one that was due yesterday", { dueDate: "2026-11-19" }, "Late (1 day)", "overdue", /1 DAY/],
  ["one for a month late", { dueDate: "2026-10-20" }, "Late (1 month)", "overdue", /1 MONTH/],
  ["one without a due date", { dueDate: NO_DATE }, "Late (19 days)", "overdue", /19 DAYS/],
  ["a status of another server", { status: 9 }, "Status 9", "draft", "STATUS 9"],
])("says of %s how it stands", (_, changes, word, tone, banner) => {
  const shown = toInvoiceStatusView({ ...OPEN, ...changes }, TODAY);
  expect(shown).toMatchObject({ word, tone });
  expect(shown.banner).toMatch(banner);
});

it("says that a late one is part paid where there is room, and no days in a file", () => {
  expect(toInvoiceStatusView({ ...OPEN, ...LATE, balance: 60n }, TODAY)).toMatchObject({
    name: "Late",
    word: "Late (3 days)",
    line: "Late (3 days), part paid",
  });
  expect(toInvoiceStatusView({ ...OPEN, ...LATE }, TODAY).line).toBe("Late (3 days)");
});
