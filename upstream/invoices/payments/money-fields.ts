import { formatMoney, MAX_AMOUNT, toMinor, type Decimal } from "../../../domain/money/money";
import { findRate } from "../../company/rates";
import type { CompanyBooks } from "../../db/company-books";
import { createRefusal } from "../../wire/api-error";
import { toCanonicalText } from "../../wire/decimals";

/** Throws a refusal when the company has no cash or bank account with this id. */
export async function refuseUnknownAccount(books: CompanyBooks, id: number): Promise<void> {
  const account = await books
    .selectFrom("ledger_accounts")
    .select("id")
    .where("kind", "=", "cash")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!account) throw createRefusal("unknown_record", { record: "account" });
}

/** `kind` is the kind of the payment method. */
type CashContext = { amount: bigint; currency_symbol: string; kind: string };

/**
 * Returns the cash given in minor units, or null when the payload has none. Throws a refusal when it
 * is less than the amount, too large, or given for a method other than cash.
 */
export function readCashGiven(
  given: Decimal | null,
  { amount, currency_symbol, kind }: CashContext,
): bigint | null {
  if (!given) return null;
  if (kind !== "cash") throw createRefusal("cash_given_without_cash");
  const cash = toMinor(given);
  const format = (minor: bigint) => formatMoney(currency_symbol, minor);
  if (cash < amount)
    throw createRefusal("cash_given_too_little", { given: format(cash), amount: format(amount) });
  if (cash > MAX_AMOUNT) throw createRefusal("cash_given_too_large");
  return cash;
}

type RateContext = {
  payload: { currency_rate?: Decimal | null | undefined; date: string };
  currency: { id: number; code: string };
  /** The ISO code of the company's own currency. */
  ownCurrency: string;
  /** The rate when no other is known. Without it, an unknown rate is refused. */
  fallback: string | null;
};

/**
 * Returns the rate of a payment: 1 for the company's own currency, otherwise the typed rate, the last
 * stored rate up to the payment's date or, when there is none, `fallback`.
 */
export async function readRate(
  books: CompanyBooks,
  { payload, currency, ownCurrency, fallback }: RateContext,
): Promise<string> {
  if (currency.code === ownCurrency) return "1";
  const rate = payload.currency_rate ?? (await findRate(books, currency.id, payload.date));
  if (rate) return toCanonicalText(rate);
  if (fallback !== null) return fallback;
  throw createRefusal("type_rate", { currency: currency.code });
}
