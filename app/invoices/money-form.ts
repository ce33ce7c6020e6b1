import * as z from "zod";
import { parseDate } from "../../domain/calendar/days";
import { INVOICE_LIMITS } from "../../domain/limits/invoices";
import { parseAmount, parseRate } from "../../domain/money/typed-amount";
import { moneyWords as words } from "../../domain/words/money";
import { typedTextOfAnyLength } from "~/forms/checks";
import { fieldText } from "~/forms/fields";
import { paymentAmountField } from "./payment-amount";

/** The typed fields that say by what method and account money comes in or goes out. */
export const moneyWay = z.object({
  methodId: typedTextOfAnyLength,
  accountId: typedTextOfAnyLength,
  /** The id of the method whose default account was filled in when the form was rendered. */
  filledFor: typedTextOfAnyLength,
  reference: typedTextOfAnyLength,
});

export type MoneyWay = z.output<typeof moneyWay>;

/** The checks of the fields in `moneyWay`. The messages are shown beside the fields. */
export const moneyWayChecks = {
  methodId: fieldText.min(1),
  accountId: fieldText.min(1),
  reference: fieldText.trim().max(INVOICE_LIMITS.paymentReference),
};

/** A form about money that comes in or goes out, with its typed values. */
export const moneyForm = moneyWay.extend({
  /** The idempotency key of the form. */
  key: z.string().default(""),
  amount: typedTextOfAnyLength,
  date: typedTextOfAnyLength,
  /** The exchange rate; empty for the rate of the date. */
  rate: typedTextOfAnyLength,
});

export type MoneyForm = z.output<typeof moneyForm>;

/** Checks a form about money. The messages are shown beside the fields. */
export const moneyFields = moneyForm.extend({
  ...moneyWayChecks,
  amount: paymentAmountField,
  date: fieldText.min(1).refine(
    (day) => parseDate(day) !== null,
    () => ({ message: words.invalidDay }),
  ),
  rate: z.string().refine(
    (rate) => rate.trim() === "" || Number(parseRate(rate) ?? 0) > 0,
    () => ({ message: words.invalidRate }),
  ),
});

/** Returns the values of a checked form as the API takes them. */
export function toMoneyInput({ date, amount, rate, ...way }: MoneyForm) {
  return {
    ...toWayInput(way),
    date: parseDate(date) ?? "",
    amount: parseAmount(amount) ?? "",
    rate: parseRate(rate) ?? "",
  };
}

/** Returns the same, or null for a form that gives nothing back. */
export function toRefundInput(way: MoneyWay): WayInput | null {
  return way.methodId === "" ? null : toWayInput(way);
}

/** By what method and account money comes in or goes out, as the API takes it. */
export type WayInput = ReturnType<typeof toWayInput>;

/** Returns the method, the account and the reference of a checked form as the API takes them. */
export function toWayInput({ methodId, accountId, reference }: MoneyWay) {
  return { methodId, accountId, reference: reference.trim() };
}
