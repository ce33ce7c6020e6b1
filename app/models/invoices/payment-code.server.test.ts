import { expect, it } from "vitest";
import { PROFILE_LIMITS } from "../../../domain/limits/business";
import { payDetail, paymentCode, toPaymentCodeView } from "./payment-code.server";

const PAY = {
  kind: "paynow",
  code: "000201",
  amount: "1053.00",
  reference: "",
  name: "Lim Studio",
};

it.each([
  ["of a plain server, which has none", undefined],
  ["of an invoice without one", null],
  ["of another kind", { ...PAY, kind: "cash" }],
  ["longer than any", { ...PAY, code: "0".repeat(PROFILE_LIMITS.duitnow_code + 1) }],
  ["whose amount is none", { ...PAY, amount: "much" }],
])("reads no code %s", (_which, pay) => {
  expect(paymentCode.parse(pay)).toBeNull();
});

it("draws a code with its quiet zone, and says its amount as people read it", () => {
  const shown = toPaymentCodeView(paymentCode.parse(PAY), "S$");
  expect(shown).toMatchObject({ title: "PayNow", amount: { symbol: "S$", figure: "1,053.00" } });
  expect(shown?.drawing.side).toBe(21 + 8);
  expect(shown?.drawing.path.startsWith("M4 4.5h7m")).toBe(true);
});

it.each([
  ["its kind, whatever it is called", { kind: "bank", label: "Bankers" }, "bank"],
  ["its label, of an older server", { label: "Account number" }, "accountNumber"],
  ["nothing, where it is not known", { kind: "iban", label: "IBAN" }, null],
])("tells a detail of how to pay by %s", (_how, said, kind) => {
  const { label } = said;
  expect(payDetail.parse({ ...said, value: "5140" })).toEqual({ kind, label, value: "5140" });
});
