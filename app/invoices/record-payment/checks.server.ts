import { formatMoney } from "../../../domain/money/money";
import { parseAmount, describeUnreadableAmount } from "../../../domain/money/typed-amount";
import { fill } from "../../../domain/words/message";
import { moneyWords } from "../../../domain/words/money";
import { recordPaymentWords as words } from "../../../domain/words/record-payment";
import { checkFields } from "~/forms/validate.server";
import { recordPaymentFields, type RecordPaymentForm, type ShareForm } from "./schema";
import { findShares, toTypedMinor } from "./spread-form";

/**
 * Returns the messages of a payment form by field name. `rest` is what is left of the amount, in
 * minor units. What is left to pay on an invoice is not checked, because a repeated post whose
 * first answer was lost would find that nothing is left; the API checks it.
 */
export function findPaymentErrors(
  form: RecordPaymentForm,
  { rest, symbol }: { rest: bigint; symbol: string },
): Record<string, string> {
  const errors = checkFields(recordPaymentFields, form) ?? {};
  for (const share of findShares(form)) {
    const message = findShareError(share);
    if (message) errors[toShareField(form, share)] = message;
  }
  if (rest < 0n && Object.keys(errors).length === 0)
    errors.amount = fill(words.tooMuch, {
      amount: formatMoney(symbol, toTypedMinor(form.amount) - rest),
    });
  return errors;
}

/** Returns the message of the amount of an invoice; empty when it is valid. */
function findShareError({ amount, no }: ShareForm): string {
  if (amount.trim() === "") return "";
  const parsed = parseAmount(amount);
  if (parsed === null) return describeUnreadableAmount(amount, fill(words.invalidShare, { no }));
  if (toTypedMinor(amount) < 0n) return fill(words.shareBelowZero, { no });
  return /\.\d\d0*[1-9]/.test(parsed) ? moneyWords.twoDecimals : "";
}

/**
 * Returns a message, by field name, for each invoice on which less is left to pay than the form
 * pays. `balances` are what is left to pay by invoice id; an invoice that is missing is paid.
 */
export function findExcessShares(
  form: RecordPaymentForm,
  balances: Map<string, bigint>,
  symbol: string,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const share of findShares(form)) {
    const left = balances.get(share.invoiceId) ?? 0n;
    if (toTypedMinor(share.amount) <= left) continue;
    errors[toShareField(form, share)] =
      left > 0n
        ? fill(words.onlyLeft, { amount: formatMoney(symbol, left), no: share.no })
        : fill(words.noneLeft, { no: share.no });
  }
  return errors;
}

function toShareField({ shares }: RecordPaymentForm, share: ShareForm): string {
  return `shares[${shares.indexOf(share)}].amount`;
}
