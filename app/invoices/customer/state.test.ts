import { expect, it } from "vitest";
import { customerState } from "./state.server";
import { english } from "./words/english";

type Given = Parameters<typeof customerState>[0];

function invoice(given: { status: number; balance: bigint; paid?: string }): Given {
  const { status, balance, paid = "0.00" } = given;
  const totals = { paid, balance: "60.00" } as Given["document"]["totals"];
  const document = { currency: { symbol: "RM", code: "MYR" }, totals } as Given["document"];
  const dates = { date: "2026-11-01", due_date: "2026-11-20" };
  return { status, balance, ...dates, document } as Given;
}

it("says of one without a due date that it was due on its own, once it is late", () => {
  const cash = { ...invoice({ status: 2, balance: 6_000n }), due_date: "0000-00-00" };
  expect(customerState(cash, "2026-11-01", english).due).toBe("");
  expect(customerState(cash, "2026-11-02", english).due).toBe(english.wasDueOn("01/11/2026"));
});

it.each([
  ["what is left", { status: 2, balance: 6_000n }, "RM 60.00 to pay"],
  ["a paid one", { status: 5, balance: 0n, paid: "100.00" }, "This invoice is paid. Thank you!"],
  ["one credited in full", { status: 2, balance: 0n }, "Nothing is left to pay on this invoice."],
  [
    "a paid one, credited",
    { status: 5, balance: -2_050n, paid: "9" },
    "RM 20.50 comes back to you.",
  ],
  ["a void one", { status: 4, balance: 6_000n }, "This invoice is void. There is nothing to pay."],
])("says of %s what it is to its customer", (_, given, headline) => {
  expect(customerState(invoice(given), "2026-11-21", english).headline).toBe(headline);
});
