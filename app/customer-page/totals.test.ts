import { expect, it } from "vitest";
import { toTotalRows } from "./totals.server";
import { english } from "./words/english";
import { malay } from "./words/malay";

type Invoice = Parameters<typeof toTotalRows>[0];

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
  const noted = [{ no: "CN-0001", date: "2026-11-03", amount: 2_000n }];
  return { status: 2, balance: 4_800n, credit_notes: noted, ...given, document } as Invoice;
}

const shown = (...given: Parameters<typeof toTotalRows>) =>
  toTotalRows(...given).map(({ name, amount }) => `${name}: ${amount}`);

it("goes down to what is left, with a minus before what is taken off", () => {
  expect(shown(invoice(), english)).toEqual([
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

it("says in the customer's language what the API says in English", () => {
  const rows = shown(invoice(), malay);
  expect(rows).toContain("SV-8 8% atas 100.00: 8.02");
  expect(rows).toContain("Nota kredit CN-0001, 3 Nov 2026: -20.00");
});

it("takes the labels of a server that has credit notes in print alone", () => {
  expect(shown(invoice({ credit_notes: undefined }), english)).toContain(
    "Credit note CN-0001, 03/11/2026: -20.00",
  );
});

it("ends with what comes back, and of a void one with its total", () => {
  const back = invoice({ balance: -2_050n }, { ...TOTALS, balance: "-20.50" });
  expect(shown(back, english).at(-1)).toBe("Comes back to you: RM 20.50");
  const settled = { ...TOTALS, rounding: "0.00", paid: "0.00" };
  const isVoid = invoice({ status: 4, credit_notes: [] }, settled);
  expect(shown(isVoid, english).at(-1)).toBe("Total: RM 108.02");
});
