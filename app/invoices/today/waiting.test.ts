import { describe, expect, it } from "vitest";
import type { FailedMail, Today } from "~/models/today.server";
import { toWaitingRows } from "./waiting.server";

const NOTHING: Today = {
  date: "2026-11-25",
  currency: { symbol: "RM" },
  late: { customers: [], has_more: false },
  due_soon: { count: 0, amount: 0n, to: "2026-12-01" },
  drafts: { count: 0, amount: 0n },
  money_in: { today: 0n, yesterday: 0n, month: 0n, last_month: 0n, last_month_to_date: 0n },
  failed_mails: { mails: [], has_more: false },
};

const MAIL: FailedMail = {
  kind: "invoice",
  state: "failed",
  to: "lim@example.test",
  contact_name: "Lim & Sons",
  contact_id: "7",
  invoice_id: "31",
  invoice_no: "INV-9",
  part_id: "5",
  from: "2026-10-01",
  until: "2026-10-31",
};

describe("toWaitingRows", () => {
  it("returns no rows when nothing waits", () => {
    expect(toWaitingRows(NOTHING)).toEqual([]);
  });

  it("returns links to all late customers, to the invoices due soon and to the draft invoices", () => {
    const rows = toWaitingRows({
      ...NOTHING,
      late: { customers: [], has_more: true },
      due_soon: { count: 2, amount: 999_999_999n, to: "2026-12-01" },
      drafts: { count: 1, amount: 50n },
    });
    const row = { about: "", amount: null };
    expect(rows).toEqual([
      { ...row, to: "/owed", name: "See everyone who is late" },
      {
        to: "/invoices/unpaid?due=open&sort=due_date",
        name: "Due within 7 days",
        about: "2 invoices",
        amount: { symbol: "RM", figure: "9,999,999.99" },
      },
      {
        to: "/invoices/draft?period=all",
        name: "Draft invoices",
        about: "1 invoice",
        amount: { symbol: "RM", figure: "0.50" },
      },
    ]);
  });

  it("returns, for an email that failed, a link to the page that sends the email again", () => {
    const toFirstRow = (mail: Partial<FailedMail>) =>
      toWaitingRows({
        ...NOTHING,
        failed_mails: { mails: [{ ...MAIL, ...mail }], has_more: false },
      })[0];
    expect(toFirstRow({})).toEqual({
      to: "/invoice/31/send",
      name: "Email with an invoice was not sent",
      about: "INV-9 · Lim & Sons",
      amount: null,
    });
    expect(toFirstRow({ state: "interrupted" })?.name).toBe(
      "Email with an invoice may not have arrived",
    );
    expect(toFirstRow({ kind: "receipt" })?.to).toBe("/invoice/31/receipt/5/send");
    expect(toFirstRow({ kind: "credit_note" })?.to).toBe("/credit_note/5/send");
    expect(toFirstRow({ kind: "reminder", invoice_id: "" })?.to).toBe("/customer/7/remind");
    expect(toFirstRow({ kind: "statement", invoice_no: "" })).toMatchObject({
      to: "/customer/7/statement/send?from=2026-10-01&to=2026-10-31",
      name: "Email with a statement was not sent",
      about: "Lim & Sons",
    });
  });
});
