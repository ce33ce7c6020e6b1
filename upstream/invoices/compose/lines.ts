import { convertCurrency, MAX_AMOUNT, type Decimal } from "../../../domain/money/money";
import { toCanonicalText } from "../../wire/decimals";
import { createRefusal } from "../../wire/api-error";
import { calculateInvoiceAmounts, type StoredLine } from "../write/amounts";
import type { StoredParts } from "./parts";
import type { InvoicePayload } from "./payload";
import type { References } from "./references";

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
    if (!rate) throw createRefusal("The exchange rate is needed.");
    return rate;
  }
  if (rate && toCanonicalText(rate) !== "1") {
    throw createRefusal("The exchange rate of the company's own currency is 1.");
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
    const refusal = (message: string) => createRefusal(`Line ${index + 1}: ${message}`);
    if ((item.product_id === null) === (item.account_id === null)) {
      throw refusal("Please choose an item or an account.");
    }
    const product = references.products.get(item.product_id ?? 0);
    if (item.product_id !== null && !product) throw refusal("The item was not found.");
    if (product && !product.isUsable) {
      throw refusal("This item is no longer in use. Please choose another.");
    }
    const account = references.accounts.get(item.account_id ?? 0);
    if (item.account_id !== null && !account) throw refusal("The account was not found.");
    const taxCode = references.taxCodes.get(item.tax_code_id ?? 0);
    if (item.tax_code_id !== null && !taxCode) throw refusal("The tax code was not found.");
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
    if (isTooLarge(line.gross)) throw createRefusal(`Line ${index + 1}: The amount is too large.`);
  });
  if (isTooLarge(amounts.subtotal) || isTooLarge(amounts.total)) {
    throw createRefusal("The total is too large.");
  }
  if (isTooLarge(convertCurrency(amounts.total, rate))) {
    throw createRefusal("The total is too large at this exchange rate.");
  }
  amounts.lines.forEach(({ gross }, index) => {
    if (isTooLarge(convertCurrency(gross, rate))) {
      throw createRefusal(`Line ${index + 1}: The amount is too large at this exchange rate.`);
    }
  });
  if (amounts.total < 0) throw createRefusal("The total cannot be below zero.");
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
