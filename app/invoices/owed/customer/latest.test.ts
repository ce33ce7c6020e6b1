import { describe, expect, it } from "vitest";
import type { StatementEntry } from "~/models/owed/statement.server";
import { toLatestEntriesView } from "./latest.server";

const entry = (
  kind: StatementEntry["kind"],
  id: string,
  date: string,
  amount: bigint,
  fields: Partial<StatementEntry> = {},
): StatementEntry => ({
  ...{ kind, id, date, amount, no: "", reference: "", method_name: "" },
  ...{ invoice_id: "1", invoice_no: "INV-1", rounding: 0n, balance: 0n },
  ...fields,
});

const ringgit = { code: "MYR", symbol: "RM" };
const dollar = { code: "SGD", symbol: "S$" };

const view = (rows: StatementEntry[], dollars: StatementEntry[] = []) =>
  toLatestEntriesView(
    {
      sections: [
        { currency: ringgit, opening: 0n, rows, closing: 0n },
        { currency: dollar, opening: 0n, rows: dollars, closing: 0n },
      ],
    },
    new Map([["3", "Late (3 days)"]]),
  );

describe("toLatestEntriesView", () => {
  it("lists the invoices of all currencies, newest first, each with its state", () => {
    const invoice = (id: string, date: string) =>
      entry("invoice", id, date, 10_000n, { no: `INV-${id}`, invoice_id: id });
    const { invoices } = view(
      [
        invoice("1", "2026-11-01"),
        entry("payment", "8", "2026-11-01", -4_000n),
        invoice("2", "2026-11-03"),
        entry("credit_note", "9", "2026-11-04", -10_000n, { invoice_id: "2" }),
        entry("payment", "7", "2026-11-05", -500n, { invoice_id: "2" }),
      ],
      [invoice("3", "2026-11-02")],
    );
    expect(invoices.map(({ text, about, amount }) => [text, about, amount.symbol])).toEqual([
      ["INV-2", "5.00 to give back", "RM"],
      ["INV-3", "Late (3 days)", "S$"],
      ["INV-1", "Part paid · 60.00 still to pay", "RM"],
    ]);
    expect(invoices[0]).toMatchObject({ to: "/invoice/2", date: "03/11/2026" });
  });

  it.each([
    ["Paid", [entry("payment", "8", "2026-11-02", -100n)]],
    ["Nothing to pay", [entry("credit_note", "8", "2026-11-02", -100n)]],
    ["0.60 still to pay", [entry("credit_note", "8", "2026-11-02", -40n)]],
    [
      "Sent",
      [
        entry("payment", "8", "2026-11-02", -40n),
        entry("payment_reversal", "8", "2026-11-03", 40n),
      ],
    ],
  ])("describes the state of an invoice as '%s'", (about, rows) => {
    const { invoices } = view([entry("invoice", "1", "2026-11-01", 100n), ...rows]);
    expect(invoices).toMatchObject([{ about }]);
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
