import { expect, test } from "vitest";
import { toTotalRows } from "./totals.server";
import { createTexts } from "./texts.server";

type Invoice = Parameters<typeof toTotalRows>[0];

const english = createTexts({ language: "en", beside: null });
const malay = createTexts({ language: "ms", beside: "en" });

const TOTALS = {
  subtotal: "120.00",
  discount: "20.00",
  totalBeforeTax: "100.00",
  total: "108.02",
  rounding: "-0.02",
  paid: "40.00",
  balance: "48.00",
};

function invoice(given: Partial<Omit<Invoice, "document">> = {}, totals = TOTALS): Invoice {
  const document = {
    currency: { symbol: "RM", code: "MYR" },
    taxRows: [{ label: "SV-8 8% on 100.00", amount: "8.02" }],
    creditNotes: [{ label: "Credit note CN-0001, 03/11/2026", amount: "20.00" }],
    totals,
  };
  const creditNotes = [{ no: "CN-0001", date: "2026-11-03", amount: 2_000n }];
  return { status: 2, balance: 4_800n, credit_notes: creditNotes, ...given, document } as Invoice;
}

const rowsAsText = (...given: Parameters<typeof toTotalRows>) =>
  toTotalRows(...given).map(({ label: { text, beside }, amount }) =>
    [text, ...(beside ? [` / ${beside}`] : []), `: ${amount}`].join(""),
  );

test("the totals list the rows down to the balance, with a minus sign before deductions", () => {
  expect(rowsAsText(invoice(), english)).toEqual([
    "Subtotal: 120.00",
    "Discount: -20.00",
    "Total before tax: 100.00",
    "SV-8 8% on 100.00: 8.02",
    "Total: RM 108.02",
    "Rounding: -0.02",
    "Credit note CN-0001, 3 Nov 2026: -20.00",
    "Paid: -40.00",
    "Still to pay: RM 48.00",
  ]);
});

test("the totals name taxes and credit notes in both languages of the paper", () => {
  const rows = rowsAsText(invoice(), malay);
  expect(rows).toContain("SV-8 8% atas 100.00: 8.02");
  expect(rows).toContain("Nota kredit CN-0001, 3 Nov 2026 / Credit note: -20.00");
});

test("the totals show the printed labels of credit notes when the API sends no credit notes", () => {
  expect(rowsAsText(invoice({ credit_notes: undefined }), english)).toContain(
    "Credit note CN-0001, 03/11/2026: -20.00",
  );
});

test("the totals end with the amount to give back when the invoice is overpaid", () => {
  const overpaid = invoice({ balance: -2_050n }, { ...TOTALS, balance: "-20.50" });
  expect(rowsAsText(overpaid, english).at(-1)).toBe("Comes back to you: RM 20.50");
});

test("the totals of a void invoice without payments and credit notes end with the total", () => {
  const unpaidTotals = { ...TOTALS, rounding: "0.00", paid: "0.00" };
  const voided = invoice({ status: 4, credit_notes: [] }, unpaidTotals);
  expect(rowsAsText(voided, english).at(-1)).toBe("Total: RM 108.02");
});
