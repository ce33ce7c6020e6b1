import { expect, test } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { toCustomerState } from "./state.server";
import { TextWithUnbrokenParts } from "./unbroken.server";
import { createTexts } from "./texts.server";

const english = createTexts({ language: "en", beside: null });
const malay = createTexts({ language: "ms", beside: null });
const chinese = createTexts({ language: "zh", beside: null });

type Invoice = Parameters<typeof toCustomerState>[0];
type InvoiceFacts = {
  status: number;
  balance: bigint;
  paid?: string;
  paidOn?: string[];
  isCredited?: boolean;
  dueDate?: string;
};

function invoice(facts: InvoiceFacts): Invoice {
  const { status, balance, paid = "0.00", paidOn = [], isCredited, dueDate } = facts;
  const totals = { paid, balance: "60.00", total: "100.00" };
  const creditNotes = isCredited ? [{ label: "Credit note", amount: "100.00" }] : [];
  const document = { currency: { symbol: "RM", code: "MYR" }, totals, creditNotes };
  const dates = { date: "2026-11-01", due_date: dueDate ?? "2026-11-20" };
  const receipts = paidOn.map((date) => ({ date }));
  return { status, balance, ...dates, receipts, document } as unknown as Invoice;
}

/** Removes the characters that mark unbroken parts. */
const withoutMarks = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

function stateTexts(facts: InvoiceFacts, today: string, texts = english): (string | undefined)[] {
  const { status, headline, detail } = toCustomerState(invoice(facts), today, texts);
  return [status?.word, withoutMarks(headline), detail];
}

// The statuses are those of the API: 2 approved, 4 void, 5 received. Balances are in minor units.
const OWED = { status: 2, balance: 6_000n };
const PART = { ...OWED, paid: "40.00" };
const PART_PAID = "RM 40.00 of RM 100.00 is paid.";

test.each([
  [OWED, "2026-11-20", ["To pay", "RM 60.00 due 20 Nov 2026", ""]],
  [OWED, "2026-11-21", ["Late (1 day)", "RM 60.00 was due 20 Nov 2026", ""]],
  [PART, "2026-11-20", ["Part paid", "RM 60.00 left, due 20 Nov 2026", PART_PAID]],
  [PART, "2026-12-01", ["Late (11 days)", "RM 60.00 left, was due 20 Nov 2026", PART_PAID]],
])("the state card shows the status, balance and due date of %o on %s", (facts, today, expected) =>
  expect(stateTexts(facts, today)).toEqual(expected),
);

test("the headline shows the invoice's date as the due date of a late invoice that has no due date", () => {
  const cash = { ...OWED, dueDate: "0000-00-00" };
  expect(stateTexts(cash, "2026-11-01")).toEqual(["To pay", "RM 60.00 to pay", ""]);
  expect(stateTexts(cash, "2026-11-02")[1]).toBe("RM 60.00 was due 1 Nov 2026");
});

test.each([
  [
    "a paid invoice",
    { status: 5, balance: 0n, paid: "100.00", paidOn: ["2026-11-03", "2026-11-02"] },
    ["Paid", "Paid on 3 Nov 2026", "Thank you."],
  ],
  [
    "a paid invoice with an unknown payment day",
    { status: 5, balance: 0n, paid: "100.00" },
    ["Paid", "This invoice is paid.", "Thank you."],
  ],
  [
    "an invoice credited in full",
    { status: 2, balance: 0n, isCredited: true },
    ["Credited", "Nothing is left to pay on this invoice.", ""],
  ],
  [
    "an invoice with a total of zero",
    { status: 2, balance: 0n },
    [undefined, "Nothing is left to pay on this invoice.", ""],
  ],
  [
    "an overpaid invoice",
    { status: 5, balance: -2_050n, paid: "9" },
    ["Money back", "RM 20.50 comes back to you.", ""],
  ],
  [
    "a void invoice",
    { status: 4, balance: 6_000n },
    ["Void", "This invoice is void. There is nothing to pay.", ""],
  ],
])("the state card shows the state of %s", (_, facts, expected) =>
  expect(stateTexts(facts, "2026-11-21")).toEqual(expected),
);

test.each([
  [malay, "RM 60.00, tarikh akhir bayaran 20 Nov 2026"],
  [chinese, "请于 2026年11月20日 或之前支付 RM 60.00"],
])("the headline has the balance and the due date in the customer's language", (texts, expected) =>
  expect(stateTexts(OWED, "2026-11-20", texts)[1]).toContain(expected),
);

test("the headline marks the amount and the day as unbroken in a language with another word order", () => {
  const { headline } = toCustomerState(invoice(OWED), "2026-11-20", chinese);
  expect(renderToStaticMarkup(TextWithUnbrokenParts({ text: headline }))).toBe(
    '请于 <span class="unbroken">2026年11月20日</span> 或之前支付 <strong class="sum">RM 60.00</strong>',
  );
});
