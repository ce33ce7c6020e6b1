import { expect, test } from "vitest";
import { PROFILE_LIMITS } from "../../../domain/limits/business";
import { payDetail, paymentCode, toPaymentCodeView } from "./payment-code.server";

const PAY = {
  kind: "paynow",
  code: "000201",
  amount: "1053.00",
  reference: "",
  name: "Lim Studio",
};

test.each([
  ["a missing code", undefined],
  ["null", null],
  ["a code of an unknown kind", { ...PAY, kind: "cash" }],
  [
    "a code above the maximum length",
    { ...PAY, code: "0".repeat(PROFILE_LIMITS.duitnow_code + 1) },
  ],
  ["a code with an unreadable amount", { ...PAY, amount: "much" }],
])("paymentCode parses %s as null", (_which, pay) => {
  expect(paymentCode.parse(pay)).toBeNull();
});

test("toPaymentCodeView converts a code to a path with its quiet zone and a formatted amount", () => {
  const view = toPaymentCodeView(paymentCode.parse(PAY), "S$");
  expect(view).toMatchObject({ title: "PayNow", amount: { symbol: "S$", figure: "1,053.00" } });
  expect(view?.svg.side).toBe(21 + 8);
  expect(view?.svg.path.startsWith("M4 4.5h7m")).toBe(true);
});

test.each([
  ["its kind and not its label", { kind: "bank", label: "Bankers" }, "bank"],
  ["its label, when an older server sends no kind", { label: "Account number" }, "accountNumber"],
  ["neither, when both are unknown", { kind: "iban", label: "IBAN" }, null],
])("payDetail identifies a row of how to pay by %s", (_how, sent, kind) => {
  const { label } = sent;
  expect(payDetail.parse({ ...sent, value: "5140" })).toEqual({ kind, label, value: "5140" });
});
