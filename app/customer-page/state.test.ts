import { expect, it } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { toCustomerState } from "./state.server";
import { TextWithUnbrokenParts } from "./unbroken.server";
import { chinese } from "./words/chinese";
import { english } from "./words/english";
import { malay } from "./words/malay";
import type { Words } from "./words/words";

type Invoice = Parameters<typeof toCustomerState>[0];
type Given = {
  status: number;
  balance: bigint;
  paid?: string;
  paidOn?: string[];
  isCredited?: boolean;
  dueDate?: string;
};

function invoice(given: Given): Invoice {
  const { status, balance, paid = "0.00", paidOn = [], isCredited, dueDate } = given;
  const totals = { paid, balance: "60.00", total: "100.00" };
  const creditNotes = isCredited ? [{ label: "Credit note", amount: "100.00" }] : [];
  const document = { currency: { symbol: "RM", code: "MYR" }, totals, creditNotes };
  const dates = { date: "2026-11-01", due_date: dueDate ?? "2026-11-20" };
  const receipts = paidOn.map((date) => ({ date }));
  return { status, balance, ...dates, receipts, document } as unknown as Invoice;
}

/** Without what keeps its parts from being broken. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

function said(given: Given, today: string, words: Words = english): (string | undefined)[] {
  const { status, headline, detail } = toCustomerState(invoice(given), today, words);
  return [status?.word, plain(headline), detail];
}

const OWED = { status: 2, balance: 6_000n };
const PART = { ...OWED, paid: "40.00" };
const PART_PAID = "RM 40.00 of RM 100.00 is paid.";

it.each([
  [OWED, "2026-11-20", ["To pay", "RM 60.00 due 20 Nov 2026", ""]],
  [OWED, "2026-11-21", ["Late (1 day)", "RM 60.00 was due 20 Nov 2026", ""]],
  [PART, "2026-11-20", ["Part paid", "RM 60.00 left, due 20 Nov 2026", PART_PAID]],
  [PART, "2026-12-01", ["Late (11 days)", "RM 60.00 left, was due 20 Nov 2026", PART_PAID]],
])("says what is left of %o on %s, and by when", (given, today, expected) =>
  expect(said(given, today)).toEqual(expected),
);

it("says of one without a due date that it was due on its own, once it is late", () => {
  const cash = { ...OWED, dueDate: "0000-00-00" };
  expect(said(cash, "2026-11-01")).toEqual(["To pay", "RM 60.00 to pay", ""]);
  expect(said(cash, "2026-11-02")[1]).toBe("RM 60.00 was due 1 Nov 2026");
});

it.each([
  [
    "a paid one",
    { status: 5, balance: 0n, paid: "100.00", paidOn: ["2026-11-03", "2026-11-02"] },
    ["Paid", "Paid on 3 Nov 2026", "Thank you."],
  ],
  [
    "a paid one whose day is not known",
    { status: 5, balance: 0n, paid: "100.00" },
    ["Paid", "This invoice is paid.", "Thank you."],
  ],
  [
    "one credited in full",
    { status: 2, balance: 0n, isCredited: true },
    ["Credited", "Nothing is left to pay on this invoice.", ""],
  ],
  [
    "one that comes to nothing",
    { status: 2, balance: 0n },
    [undefined, "Nothing is left to pay on this invoice.", ""],
  ],
  [
    "a paid one, credited",
    { status: 5, balance: -2_050n, paid: "9" },
    ["Money back", "RM 20.50 comes back to you.", ""],
  ],
  [
    "a void one",
    { status: 4, balance: 6_000n },
    ["Void", "This invoice is void. There is nothing to pay.", ""],
  ],
])("says of %s what it is to its customer", (_, given, expected) =>
  expect(said(given, "2026-11-21")).toEqual(expected),
);

it.each([
  [malay, "RM 60.00, tarikh akhir bayaran 20 Nov 2026"],
  [chinese, "请于 2026年11月20日 或之前支付 RM 60.00"],
])("writes the day as the language does", (words, expected) =>
  expect(said(OWED, "2026-11-20", words)[1]).toContain(expected),
);

it("breaks no line inside the amount or the day, in whatever order they stand", () => {
  const { headline } = toCustomerState(invoice(OWED), "2026-11-20", chinese);
  expect(renderToStaticMarkup(TextWithUnbrokenParts({ text: headline }))).toBe(
    '请于 <span class="unbroken">2026年11月20日</span> 或之前支付 <strong class="sum">RM 60.00</strong>',
  );
});
