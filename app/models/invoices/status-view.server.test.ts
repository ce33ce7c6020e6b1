import { expect, test } from "vitest";
import { NO_DATE } from "../../../domain/calendar/days";
import { toInvoiceStatusView } from "./status-view.server";

const TODAY = "2026-11-20";
const OPEN = { status: 1, amount: 100n, balance: 100n, date: "2026-11-01", dueDate: "2026-11-30" };
const LATE = { dueDate: "2026-11-17" };

test.each([
  ["a draft invoice", { status: 0 }, "Draft", "draft", "DRAFT"],
  [
    "a draft invoice with a full payment",
    { status: 0, balance: 0n },
    "Draft, paid",
    "draft",
    /· PAID$/,
  ],
  ["a sent invoice", {}, "Sent", "pending", "PENDING REVIEW"],
  ["an approved invoice", { status: 2 }, "Approved", "approved", "APPROVED"],
  ["an accepted invoice", { status: 3 }, "Accepted", "accepted", "ACCEPTED"],
  ["a void invoice", { status: 4, balance: 0n }, "Void", "voided", "VOIDED"],
  ["a received invoice", { status: 5, balance: 0n }, "Paid", "received", "RECEIVED"],
  ["a sent invoice without a balance", { balance: 0n }, "Paid", "received", /· PAID$/],
  [
    "an approved invoice with a smaller balance",
    { status: 2, balance: 60n },
    "Part paid",
    "pending",
    /· PART PAID$/,
  ],
  [
    "a received invoice with a smaller balance",
    { status: 5, balance: 60n },
    "Part paid",
    "pending",
    /PART/,
  ],
  ["a received invoice without payments", { status: 5 }, "Sent", "pending", "RECEIVED"],
  [
    "an invoice credited in part",
    { balance: 60n, credited: 40n },
    "Sent",
    "pending",
    "PENDING REVIEW",
  ],
  [
    "an invoice credited and paid in part",
    { balance: 50n, credited: 40n },
    "Part paid",
    "pending",
    /PART/,
  ],
  [
    "an invoice credited in full",
    { balance: 0n, credited: 100n },
    "Credited",
    "draft",
    /· CREDITED$/,
  ],
  ["an overdue invoice", LATE, "Late (3 days)", "overdue", "PENDING REVIEW · LATE (3 DAYS)"],
  ["an invoice due yesterday", { dueDate: "2026-11-19" }, "Late (1 day)", "overdue", /1 DAY/],
  [
    "an invoice that is a month overdue",
    { dueDate: "2026-10-20" },
    "Late (1 month)",
    "overdue",
    /1 MONTH/,
  ],
  [
    "an old invoice without a due date",
    { dueDate: NO_DATE },
    "Late (19 days)",
    "overdue",
    /19 DAYS/,
  ],
  ["an unknown status", { status: 9 }, "Status 9", "draft", "STATUS 9"],
])("the status of %s is %s", (_, changes, word, tone, banner) => {
  const view = toInvoiceStatusView({ ...OPEN, ...changes }, TODAY);
  expect(view).toMatchObject({ word, tone });
  expect(view.banner).toMatch(banner);
});

test("a status view has the partial payment in `line`, and the status without days in `name`", () => {
  expect(toInvoiceStatusView({ ...OPEN, ...LATE, balance: 60n }, TODAY)).toMatchObject({
    name: "Late",
    word: "Late (3 days)",
    line: "Late (3 days), part paid",
  });
  expect(toInvoiceStatusView({ ...OPEN, ...LATE }, TODAY).line).toBe("Late (3 days)");
});

test.each([
  ["a sent invoice", {}, "Marked as sent; nothing is paid yet."],
  ["an invoice paid in part", { balance: 60n }, "A part is paid; the rest is still to pay."],
  ["a paid invoice", { balance: 0n }, "Nothing is left to pay."],
  ["an invoice credited in full", { balance: 0n, credited: 100n }, "Credit notes cover all of it."],
  ["a void invoice", { status: 4, balance: 0n }, "It keeps its number, and nobody owes it."],
  ["a late invoice, beside its due date", LATE, ""],
  ["an unknown status", { status: 9 }, ""],
])("the page explains the status of %s", (_, changes, meaning) => {
  expect(toInvoiceStatusView({ ...OPEN, ...changes }, TODAY).meaning).toBe(meaning);
});
