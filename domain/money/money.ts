/**
 * The calculations with money. They use exact decimals, never binary floating point, and round half
 * away from zero. Rounded amounts are `bigint` minor units (cents). Quantities, unit prices,
 * percentages and rates are decimal text such as "2.25", which is parsed exactly.
 */

import { addCurrencySymbol } from "./with-symbol";

/** An exact decimal number: `units` / 10^`scale`. */
export type Decimal = { units: bigint; scale: number };

/** The input of one invoice line. Discount and tax rate are in percent. */
export type LineInput = {
  quantity: Decimal;
  unitPrice: Decimal;
  discountPercent: Decimal;
  /**
   * The tax of the line. Lines with the same code are taxed together. Null when the line is not
   * taxed.
   */
  tax: { code: string; ratePercent: Decimal } | null;
};

/** The amounts of a line in minor units. `net` = `gross` − `discount`. */
export type LineAmounts = { gross: bigint; discount: bigint; net: bigint; tax: bigint };

/** The amounts of an invoice in minor units. */
export type InvoiceAmounts = {
  lines: LineAmounts[];
  /** The sum of `gross`, before discount and tax. */
  subtotal: bigint;
  discount: bigint;
  tax: bigint;
  total: bigint;
  /** The sum of the payments. */
  payments: bigint;
  balance: bigint;
};

/** The maximum amount, 999,999,999,999.99, in minor units. */
export const MAX_AMOUNT = BigInt("99999999999999");

const MINOR_DIGITS = 2;

/**
 * Parses plain decimal text such as "-1234.50", with at most 18 digits before the point and 12
 * after it. Returns null for any other text.
 */
export function parseDecimal(text: string): Decimal | null {
  const match = /^(-?)(\d{1,18})(?:\.(\d{1,12}))?$/.exec(text);
  if (!match) return null;
  const [, sign = "", whole = "0", fraction = ""] = match;
  const units = BigInt(whole + fraction);
  return { units: sign ? -units : units, scale: fraction.length };
}

/** Parses text that is known to be a decimal. Throws a RangeError when it is not. */
export function toDecimal(text: string): Decimal {
  const parsed = parseDecimal(text);
  if (!parsed) throw new RangeError(`not a decimal: ${text}`);
  return parsed;
}

/** Rounds a decimal to minor units, half away from zero. */
export function toMinor(value: Decimal): bigint {
  const shift = value.scale - MINOR_DIGITS;
  return shift <= 0
    ? value.units * powerOfTen(-shift)
    : divideHalfUp(value.units, powerOfTen(shift));
}

/** Formats a decimal as exact text with `scale` decimals: "-1234.50". */
export function decimalToText({ units, scale }: Decimal): string {
  const digits = absolute(units)
    .toString()
    .padStart(scale + 1, "0");
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : "";
  return `${units < 0 ? "-" : ""}${digits.slice(0, digits.length - scale)}${fraction}`;
}

/** Formats minor units as decimal text for the wire: 123450n becomes "1234.50". */
export function minorToText(minor: bigint): string {
  return decimalToText({ units: minor, scale: MINOR_DIGITS });
}

/** Formats minor units for people: 123450n becomes "1,234.50". */
export function formatAmount(minor: bigint): string {
  return minorToText(minor).replace(/\B(?=(\d{3})+\.)/g, ",");
}

/**
 * Formats minor units for people, with a currency symbol: "RM 1,234.50", "-RM 1,234.50". `gap` is
 * the text between symbol and figure, a space by default.
 */
export function formatMoney(symbol: string, minor: bigint, gap?: string): string {
  return addCurrencySymbol(symbol, formatAmount(minor), gap);
}

/**
 * Converts an amount in minor units to another currency. `rate` is the number of units of the other
 * currency for one unit of the amount's currency.
 */
export function convertCurrency(minor: bigint, rate: Decimal): bigint {
  return divideHalfUp(minor * rate.units, powerOfTen(rate.scale));
}

/**
 * Returns the share of an amount that belongs to `part` of `whole`, rounded half away from zero.
 * The share of 1 of 3 in 10.00 is 3.33. `whole` must not be zero.
 */
export function calculateShare(minor: bigint, part: Decimal, whole: Decimal): bigint {
  const sign = whole.units < 0 ? BigInt(-1) : BigInt(1);
  return divideHalfUp(
    minor * part.units * powerOfTen(whole.scale) * sign,
    whole.units * powerOfTen(part.scale) * sign,
  );
}

/** Calculates all amounts of an invoice. `payments` are in minor units. */
export function calculateInvoice(inputs: LineInput[], payments: bigint[] = []): InvoiceAmounts {
  const lines = inputs.map(calculateLine);
  distributeTax(inputs, lines);
  const subtotal = sum(lines.map((line) => line.gross));
  const discount = sum(lines.map((line) => line.discount));
  const tax = sum(lines.map((line) => line.tax));
  const total = subtotal - discount + tax;
  const paid = sum(payments);
  return { lines, subtotal, discount, tax, total, payments: paid, balance: total - paid };
}

function calculateLine({ quantity, unitPrice, discountPercent }: LineInput): LineAmounts {
  const gross = toMinor(multiply(quantity, unitPrice));
  const discount = percentOf(gross, discountPercent);
  return { gross, discount, net: gross - discount, tax: BigInt(0) };
}

/**
 * Calculates and rounds the tax once for all lines with the same code. Distributes it to the lines
 * by the largest remainder, so that they add up to the rounded tax.
 */
function distributeTax(inputs: LineInput[], lines: LineAmounts[]): void {
  const byCode = new Map<string, { rate: Decimal; lines: LineAmounts[] }>();
  inputs.forEach(({ tax }, index) => {
    const line = lines[index];
    if (!tax || !line) return;
    const group = byCode.get(tax.code) ?? { rate: tax.ratePercent, lines: [] };
    group.lines.push(line);
    byCode.set(tax.code, group);
  });
  for (const { rate, lines: taxed } of byCode.values()) {
    const total = percentOf(sum(taxed.map((line) => line.net)), rate);
    const divisor = powerOfTen(rate.scale + 2);
    const shares = taxed.map((line) => {
      const exact = line.net * rate.units;
      const floor = divideFloor(exact, divisor);
      line.tax = floor;
      return { line, remainder: exact - floor * divisor };
    });
    let missing = total - sum(taxed.map((line) => line.tax));
    shares.sort((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1));
    for (const { line } of shares) {
      if (missing <= 0) break;
      line.tax += BigInt(1);
      missing -= BigInt(1);
    }
  }
}

function percentOf(minor: bigint, percent: Decimal): bigint {
  return divideHalfUp(minor * percent.units, powerOfTen(percent.scale + 2));
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  return addDecimals(a, { ...b, units: -b.units });
}

function unitsAt({ units, scale }: Decimal, targetScale: number): bigint {
  return units * powerOfTen(targetScale - scale);
}

function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Adds up amounts in minor units. */
export function sum(amounts: bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, BigInt(0));
}

function powerOfTen(exponent: number): bigint {
  return BigInt(`1${"0".repeat(exponent)}`);
}

/** Divides and rounds half away from zero. `divisor` must be positive. */
function divideHalfUp(value: bigint, divisor: bigint): bigint {
  const rounded = (absolute(value) * BigInt(2) + divisor) / (divisor * BigInt(2));
  return value < 0 ? -rounded : rounded;
}

function divideFloor(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return value < 0 && quotient * divisor !== value ? quotient - BigInt(1) : quotient;
}

function absolute(value: bigint): bigint {
  return value < 0 ? -value : value;
}
