import { describe, expect, it } from "vitest";
import { findExcessShares, findPaymentErrors } from "./checks.server";
import { recordPaymentForm, type RecordPaymentForm, type ShareForm } from "./schema";
import { findCashAmount, spreadForm, withFilledAmount, withShares } from "./spread-form";

const CASH = "1";

function share(no: string, balance: string, fields: Partial<ShareForm> = {}): ShareForm {
  return { invoiceId: no, no, currencyId: "9", balance, filled: "", amount: "", ...fields };
}

function form(amount: string, shares: ShareForm[], methodId = "2"): RecordPaymentForm {
  return recordPaymentForm.parse({
    ...{ amount, methodId, currencyId: "9", shares, filledAmount: amount },
    ...{ date: "01/11/2026", accountId: "3" },
  });
}

const SHARES = [
  share("A", "100.00"),
  share("B", "80.00"),
  share("C", "7.00", { currencyId: "8", filled: "7.00", amount: "7.00" }),
];

const amounts = (shares: ShareForm[]) => shares.map(({ amount }) => amount);

describe("spreadForm", () => {
  it("fills the invoices of the currency in their order, and leaves those of other currencies", () => {
    const typed = form("150", SHARES);
    const { rest, shares } = spreadForm(typed, [CASH]);
    expect([amounts(shares), rest]).toEqual([["100.00", "50.00"], 0n]);
    expect(amounts(withShares(typed, shares).shares)).toEqual(["100.00", "50.00", "7.00"]);
  });

  it("keeps typed amounts, also when they are empty or cannot be read", () => {
    const { rest, shares } = spreadForm(
      form("150", [
        share("A", "100.00", { filled: "100.00", amount: "RM5" }),
        share("B", "80.00", { filled: "50.00", amount: "" }),
        share("D", "20.00"),
      ]),
      [],
    );
    expect([amounts(shares), rest]).toEqual([["RM5", "", "20.00"], 130_00n]);
  });

  it("names the rounded sum only while whole invoices are paid and nothing is left", () => {
    const odd = [share("A", "82.01"), share("B", "10.01")];
    expect(findCashAmount(spreadForm(form("92.02", odd), [CASH]))).toEqual({
      amount: "92.00",
      rounding: "-0.02",
    });
    expect(findCashAmount(spreadForm(form("92", odd, CASH), [CASH]))).not.toBeNull();
    expect(findCashAmount(spreadForm(form("90", odd), [CASH]))).toBeNull();
    expect(findCashAmount(spreadForm(form("100", odd), [CASH]))).toBeNull();
  });
});

it("withFilledAmount fills in the sum of another currency, unless the amount was typed", () => {
  const filled = { ...form("180.00", SHARES), currencyId: "8" };
  expect(withFilledAmount(filled).amount).toBe("7.00");
  expect(withFilledAmount({ ...filled, amount: "50" }).amount).toBe("50");
});

describe("the messages of a payment form", () => {
  const options = { rest: 0n, symbol: "RM" };

  it("name the invoice whose amount cannot be read or is below zero", () => {
    const shares = [share("A", "1.00", { amount: "RM5" }), share("B", "1.00", { amount: "-1" })];
    expect(findPaymentErrors(form("5", shares), options)).toEqual({
      "shares[0].amount": "Enter the amount for A as a number.",
      "shares[1].amount": "The amount for B cannot be below zero.",
    });
  });

  it("say when the invoices add up to more than the amount", () => {
    expect(findPaymentErrors(form("5", SHARES), { ...options, rest: -1_00n })).toEqual({
      amount: "The invoices add up to RM 6.00, which is more than the amount.",
    });
  });

  it("say what is left to pay after the API refused it", () => {
    const shares = [
      share("A", "9.00", { amount: "9.00" }),
      share("B", "9.00", { amount: "9.00" }),
      share("C", "9.00", { amount: "1.00" }),
    ];
    const balances = new Map([
      ["A", 5_00n],
      ["C", 1_00n],
    ]);
    expect(findExcessShares(form("19", shares), balances, "RM")).toEqual({
      "shares[0].amount": "Only RM 5.00 is left to pay on A.",
      "shares[1].amount": "Nothing is left to pay on B.",
    });
  });
});
