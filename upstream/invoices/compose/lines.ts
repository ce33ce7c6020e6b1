import { convertCurrency, MAX_AMOUNT, type Decimal } from "../../../domain/money/money";
import { toCanonicalText } from "../../wire/decimals";
import { ApiError, createRefusal } from "../../wire/api-error";
import { calculateInvoiceAmounts, type StoredLine } from "../write/amounts";
import type { StoredParts } from "./parts";
import type { InvoicePayload } from "./payload";
import type { References } from "./references";
import { toRefusal, toRefusalOfEntry, type Refusal } from "../../../domain/refusals/refusal";

/**
 * Returns the exchange rate of the payload, or 1 for the company's own currency. Throws a refusal
 * when a foreign currency has no rate, or when the own currency has another rate than 1.
 */
export function chooseExchangeRate(
  payload: InvoicePayload,
  currency: References["currency"],
): Decimal {
  const rate = payload.currency_rate;
  if (!currency.is_primary) {
    if (!rate) throw createRefusal("rate_needed");
    return rate;
  }
  if (rate && toCanonicalText(rate) !== "1") {
    throw createRefusal("rate_of_own_currency");
  }
  return { units: 1n, scale: 0 };
}

/**
 * Returns the lines to store, in order. A line whose id is not stored becomes a new line, for example
 * after another user removed the line. Throws a refusal for an invalid line.
 */
export function composeLines(
  { items }: InvoicePayload,
  references: References,
  stored: StoredParts,
) {
  const unusedIds = new Set(stored.lines.map((line) => line.id));
  const ordered = items.map((item, index) => ({ item, position: item.line ?? index + 1 }));
  ordered.sort((a, b) => a.position - b.position);
  return ordered.map(({ item }, index) => {
    const refuseLine = (refusal: Refusal) => createLineRefusal(refusal, index);
    if ((item.product_id === null) === (item.account_id === null)) {
      throw refuseLine(toRefusal("choose_item_or_account"));
    }
    const product = references.products.get(item.product_id ?? 0);
    if (item.product_id !== null && !product)
      throw refuseLine(toRefusal("unknown_record", { record: "item" }));
    if (product && !product.isUsable) {
      throw refuseLine(toRefusal("item_out_of_use"));
    }
    const account = references.accounts.get(item.account_id ?? 0);
    if (item.account_id !== null && !account)
      throw refuseLine(toRefusal("unknown_record", { record: "account" }));
    const taxCode = references.taxCodes.get(item.tax_code_id ?? 0);
    if (item.tax_code_id !== null && !taxCode)
      throw refuseLine(toRefusal("unknown_record", { record: "tax_code" }));
    return {
      // `delete` returns false for a second line with the same id, which becomes a new line.
      id: unusedIds.delete(item.id ?? 0) ? (item.id ?? undefined) : undefined,
      position: index + 1,
      name: item.name || (product ?? account)?.name || "",
      description: item.description,
      product_id: item.product_id,
      ledger_account_id: item.account_id,
      quantity: toCanonicalText(item.quantity),
      unit_price: toCanonicalText(item.unit_price),
      discount_percent: toCanonicalText(item.discount),
      tax_code_id: item.tax_code_id,
      tax_rate: taxCode?.rate_percent ?? null,
    };
  });
}

/**
 * Returns the lines with their amounts, and the total; all in minor units. `rate` is the exchange
 * rate to the company's own currency. Throws a refusal when an amount is too large or the total is
 * negative.
 */
export function addLineAmounts<T extends StoredLine>(storedLines: T[], rate: Decimal) {
  const amounts = calculateInvoiceAmounts(storedLines, []);
  amounts.lines.forEach((line, index) => {
    if (isTooLarge(line.gross)) throw createLineRefusal(toRefusal("amount_too_large"), index);
  });
  if (isTooLarge(amounts.subtotal) || isTooLarge(amounts.total)) {
    throw createRefusal("total_too_large");
  }
  if (isTooLarge(convertCurrency(amounts.total, rate))) {
    throw createRefusal("total_too_large_at_rate");
  }
  amounts.lines.forEach(({ gross }, index) => {
    if (isTooLarge(convertCurrency(gross, rate))) {
      throw createLineRefusal(toRefusal("amount_too_large_at_rate"), index);
    }
  });
  if (amounts.total < 0) throw createRefusal("total_below_zero");
  const lines = storedLines.flatMap((line, index) => {
    const calculated = amounts.lines[index];
    return calculated
      ? { ...line, ...calculated, base_net: convertCurrency(calculated.net, rate) }
      : [];
  });
  return { lines, total: amounts.total };
}

function isTooLarge(minor: bigint): boolean {
  return minor > MAX_AMOUNT || minor < -MAX_AMOUNT;
}

function createLineRefusal(refusal: Refusal, index: number): ApiError {
  return new ApiError(422, toRefusalOfEntry(refusal, "items", index));
}
