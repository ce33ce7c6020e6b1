import { describe, expect, it } from "vitest";
import type { StatementEntry } from "~/models/owed/statement.server";
import type { SalesRow } from "~/models/invoices/list.server";
import { describeState, toLatestEntriesView } from "./latest.server";

const entry = (
  kind: StatementEntry["kind"],
  id: string,
  date: string,
  amount: bigint,
  fields: Partial<StatementEntry> = {},
): StatementEntry => ({
  ...{ kind, id, date, amount, no: "", reference: "", method_name: "" },
  ...{ invoice_id: "1", invoice_no: "INV-1", receipt_id: "", rounding: 0n, balance: 0n },
  ...fields,
});

const ringgit = { code: "MYR", symbol: "RM" };
const dollar = { code: "SGD", symbol: "S$" };

const view = (rows: StatementEntry[], dollars: StatementEntry[] = []) =>
  toLatestEntriesView({
    sections: [
      { currency: ringgit, opening: 0n, rows, closing: 0n },
      { currency: dollar, opening: 0n, rows: dollars, closing: 0n },
    ],
  });

describe("toLatestEntriesView", () => {
  it("lists the invoices of all currencies, newest first", () => {
    const invoice = (id: string, date: string) =>
      entry("invoice", id, date, 10_000n, { no: `INV-${id}`, invoice_id: id });
    const { invoices } = view(
      [invoice("1", "2026-11-01"), invoice("2", "2026-11-03")],
      [invoice("3", "2026-11-02")],
    );
    expect(invoices.map(({ text, amount }) => [text, amount.symbol])).toEqual([
      ["INV-2", "RM"],
      ["INV-3", "S$"],
      ["INV-1", "RM"],
    ]);
    expect(invoices[0]).toMatchObject({ to: "/invoice/2", date: "03/11/2026" });
  });

  it("links receipts of several invoices and of none to the receipt, and lists refunds", () => {
    const several = { invoice_id: "", invoice_no: "INV-1, INV-2", receipt_id: "7" };
    const { payments, refunds } = view([
      entry("payment", "7", "2026-11-01", -4_000n, several),
      entry("payment", "8", "2026-11-02", -100n, { ...several, invoice_no: "", receipt_id: "8" }),
      entry("refund", "9", "2026-11-03", 100n, { invoice_id: "", invoice_no: "" }),
      entry("refund_reversal", "9", "2026-11-04", -100n),
    ]);
    expect(payments).toMatchObject([
      { to: "/receipt/8", about: "on account" },
      { to: "/receipt/7", about: "for INV-1, INV-2" },
    ]);
    expect(refunds).toMatchObject([
      { to: "/refund/9", about: "", amount: { figure: "1.00" }, undone: "Undone on 04/11/2026" },
    ]);
  });

  it("contains the dates on which a payment was undone and a credit note was voided", () => {
    const { payments, creditNotes } = view([
      entry("payment", "8", "2026-11-01", -4_000n, { method_name: "Cash", reference: "till" }),
      entry("payment_reversal", "8", "2026-11-02", 4_000n),
      entry("credit_note", "8", "2026-11-03", -100n, { no: "CN-1", reference: "broken" }),
      entry("credit_note_void", "8", "2026-11-04", 100n, { no: "CN-1" }),
      entry("payment", "9", "2026-11-05", -1n),
    ]);
    expect(payments).toMatchObject([
      { undone: "" },
      { text: "Cash · till", about: "for INV-1", undone: "Undone on 02/11/2026" },
    ]);
    expect(payments[1]?.amount).toEqual({ symbol: "RM", figure: "40.00" });
    expect(creditNotes).toMatchObject([
      { to: "/credit_note/8", text: "CN-1 · broken", undone: "Voided on 04/11/2026" },
    ]);
  });

  it("lists only the five newest entries of a kind", () => {
    const days = ["01", "02", "03", "04", "05", "06"];
    const { payments } = view(days.map((day) => entry("payment", day, `2026-11-${day}`, -1n)));
    expect(payments.map(({ date }) => date.slice(0, 2))).toEqual(["06", "05", "04", "03", "02"]);
  });
});

describe("describeState", () => {
  const row = (fields: Partial<SalesRow>): SalesRow => ({
    ...{ id: "1", no: "INV-1", contact_name: "", status: 2, amount: 100n, balance: 100n },
    ...{ date: "2026-11-01", dueDate: "2026-12-01", credited: null, transactions: [] },
    ...{ currency: ringgit, currency_rate: "1" },
    ...fields,
  });

  it.each([
    ["Paid", { status: 5, balance: 0n }],
    ["Credited", { balance: 0n, credited: 100n }],
    ["5.00 to give back", { status: 5, balance: -500n }],
    ["Part paid · 0.60 still to pay", { balance: 60n }],
    ["Late (1 day), part paid · 0.60 still to pay", { balance: 60n, dueDate: "2026-11-09" }],
  ])("says '%s'", (text, fields) => {
    expect(describeState(row(fields), "2026-11-10")).toBe(text);
  });
});
