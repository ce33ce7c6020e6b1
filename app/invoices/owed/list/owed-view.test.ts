import { describe, expect, it } from "vitest";
import { SINGAPORE } from "../../../../domain/countries";
import type { OwedRow } from "~/models/owed/list.server";
import { toOwedView, toOwedSumView } from "./owed-view.server";

const ROW: OwedRow = {
  contact_id: "7",
  contact_name: "Lim & Sons",
  phone_no: "8123 4567",
  email: "lim@example.test",
  currency: { code: "SGD", symbol: "S$" },
  not_due: 100n,
  days_1_30: 0n,
  days_31_60: 999_999_999n,
  days_61_90: 0n,
  over_90: 0n,
  overdue: 999_999_999n,
  total: 1_000_000_099n,
  count: 2,
  oldest_due_date: "2026-10-20",
  on_account: 0n,
  oldest_overdue_invoice_id: "31",
};

const OPTIONS = {
  countryId: String(SINGAPORE.id),
  today: "2026-11-23",
  hasReceipts: true,
  hasReminders: true,
  hasCombinedReminders: false,
};

describe("the view of a customer who owes", () => {
  it("contains the overdue amount, its age and the contact links", () => {
    expect(toOwedView(ROW, OPTIONS)).toEqual({
      id: "7-SGD",
      contactId: "7",
      name: "Lim & Sons",
      about: "9,999,999.99 late by up to a month · 2 invoices",
      onAccount: "",
      isLate: true,
      total: { symbol: "S$", figure: "10,000,000.99" },
      bands: ["1.00", "", "9,999,999.99", "", ""],
      contactUrls: {
        call: "tel:81234567",
        whatsApp: "https://wa.me/6581234567",
        mail: "mailto:lim@example.test",
      },
      canRemindOfAllInvoices: false,
      remindUrl: "/invoice/31/send?reminder=friendly",
      recordPaymentUrl: "/customer/7/payment?currency=SGD&returnTo=%2Fowed",
    });
    expect(toOwedView(ROW, { ...OPTIONS, hasReceipts: false }).recordPaymentUrl).toBe("");
    expect(toOwedView({ ...ROW, on_account: 5000n }, OPTIONS).onAccount).toBe("50.00 on account");
  });

  it("has a button for a reminder of all overdue invoices when there are some and the API supports it", () => {
    const allOptions = { ...OPTIONS, hasCombinedReminders: true };
    expect(toOwedView(ROW, allOptions)).toMatchObject({
      canRemindOfAllInvoices: true,
      remindUrl: "",
    });
    const early = { ...ROW, overdue: 0n, oldest_overdue_invoice_id: "" };
    expect(toOwedView(early, allOptions).canRemindOfAllInvoices).toBe(false);
    expect(toOwedView(ROW, { ...allOptions, hasReminders: false }).canRemindOfAllInvoices).toBe(
      false,
    );
  });

  it("has no address of a reminder when nothing is overdue or the API has no reminders", () => {
    expect(toOwedView(ROW, { ...OPTIONS, hasReminders: false }).remindUrl).toBe("");
    const early = { ...ROW, overdue: 0n, oldest_overdue_invoice_id: "" };
    expect(toOwedView(early, OPTIONS).remindUrl).toBe("");
  });

  it("names the due date of the oldest invoice when nothing is overdue", () => {
    const early = { ...ROW, count: 1, overdue: 0n, oldest_overdue_invoice_id: "" };
    const viewWithDueDate = (oldest_due_date: string | null) =>
      toOwedView({ ...early, oldest_due_date }, OPTIONS);
    expect(viewWithDueDate("2026-11-23").about).toBe("due today · 1 invoice");
    expect(viewWithDueDate("2026-11-26").about).toBe("due in 3 days · 1 invoice");
    expect(viewWithDueDate(null)).toMatchObject({
      about: "no due date · 1 invoice",
      isLate: false,
    });
  });
});

it("toOwedSumView formats the sums of one currency", () => {
  expect(toOwedSumView(ROW)).toMatchObject({
    id: "SGD",
    name: "All in SGD",
    about: "2 invoices · 9,999,999.99 late",
  });
  expect(toOwedSumView({ ...ROW, overdue: 0n }).about).toBe("2 invoices · nothing late");
});
