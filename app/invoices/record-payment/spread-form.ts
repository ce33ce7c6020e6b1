import { roundToFiveSen } from "../../../domain/money/cash-rounding";
import { formatAmount, minorToText, toDecimal, toMinor } from "../../../domain/money/money";
import { spreadReceipt } from "../../../domain/money/spread-receipt";
import { parseAmount } from "../../../domain/money/typed-amount";
import type { RecordPaymentForm, ShareForm } from "./schema";

type TypedForm = Pick<RecordPaymentForm, "amount" | "methodId" | "currencyId" | "shares">;

/** Returns the invoices of the form's currency. */
export function findShares({ shares, currencyId }: Pick<TypedForm, "shares" | "currencyId">) {
  return shares.filter((share) => share.currencyId === currencyId);
}

/** Returns an amount of a form in minor units; zero when the text cannot be parsed. */
export function toTypedMinor(typed: string): bigint {
  return toMinor(toDecimal(parseAmount(typed) ?? "0"));
}

/** Returns true when the amount of an invoice was typed, and not filled in. */
export function isChosen({ amount, filled }: Pick<ShareForm, "amount" | "filled">): boolean {
  return amount.trim() !== filled.trim();
}

/**
 * Spreads the typed amount over the invoices of the form's currency. Returns their amounts as the
 * fields show them, and what is left in minor units. `roundedMethodIds` are the methods that are
 * rounded to 5 sen in this currency.
 */
export function spreadForm(form: TypedForm, roundedMethodIds: string[]) {
  const shares = findShares(form);
  const spread = spreadReceipt(
    { amount: toTypedMinor(form.amount), isCash: roundedMethodIds.includes(form.methodId) },
    shares.map((share) => ({
      balance: toTypedMinor(share.balance),
      chosen: isChosen(share) ? toTypedMinor(share.amount) : null,
    })),
  );
  return {
    rest: spread.rest,
    shares: shares.map((share, index): ShareForm => {
      const filled = toFieldText(spread.shares[index] ?? BigInt(0));
      return isChosen(share) ? share : { ...share, filled, amount: filled };
    }),
  };
}

function toFieldText(amount: bigint): string {
  return amount > BigInt(0) ? minorToText(amount) : "";
}

/**
 * Returns the sum of the paid invoices rounded to 5 sen, and the rounding, for a payment in cash.
 * Returns null when an invoice is paid in part, something is left over, or rounding changes
 * nothing.
 */
export function findCashAmount({
  rest,
  shares,
}: Pick<ReturnType<typeof spreadForm>, "rest" | "shares">) {
  const paid = shares.filter(({ amount }) => toTypedMinor(amount) !== BigInt(0));
  const isWhole = paid.every(
    ({ amount, balance }) => toTypedMinor(amount) === toTypedMinor(balance),
  );
  const total = paid.reduce((sum, { amount }) => sum + toTypedMinor(amount), BigInt(0));
  const rounded = roundToFiveSen(total);
  if (rest !== BigInt(0) || !isWhole || rounded === total || rounded === BigInt(0)) return null;
  return { amount: formatAmount(rounded), rounding: formatAmount(rounded - total) };
}

/**
 * Returns the form with the sum of all invoices of its currency as the amount, unless the amount was
 * typed.
 */
export function withFilledAmount<
  Form extends Pick<RecordPaymentForm, "amount" | "filledAmount" | "currencyId" | "shares">,
>(form: Form): Form {
  const shares = findShares(form);
  if (form.amount.trim() !== form.filledAmount || shares.length === 0) return form;
  const total = minorToText(
    shares.reduce((sum, { balance }) => sum + toTypedMinor(balance), BigInt(0)),
  );
  return { ...form, amount: total, filledAmount: total };
}

/** Returns the form with the spread amounts in place of its own. */
export function withShares<Form extends Pick<RecordPaymentForm, "shares">>(
  form: Form,
  shares: ShareForm[],
): Form {
  const byInvoice = new Map(shares.map((share) => [share.invoiceId, share]));
  return { ...form, shares: form.shares.map((share) => byInvoice.get(share.invoiceId) ?? share) };
}
