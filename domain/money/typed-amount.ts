import { fieldWords as words } from "../words/fields";
import { fill } from "../words/message";

/**
 * Parses a typed amount into exact decimal text. "1,234.50", "1234.5" and "1 234,50" are the same
 * amount. Commas and spaces separate groups of three digits. A comma before the last one or two
 * digits is a decimal comma when the only other separators are spaces. Returns null for unreadable
 * and for ambiguous text, such as "1.234,50" and "0,500", and for more than 15 digits before or 10
 * digits after the decimal point.
 */
export function parseAmount(typed: string): string | null {
  const [, sign = "", figure = ""] = SIGNED.exec(normalizeTyped(typed)) ?? [];
  const match = DECIMAL_DOT.exec(figure) ?? DECIMAL_COMMA.exec(figure);
  if (!match) return null;
  const digits = (match[1] ?? "").replace(/[, ]/g, "");
  const fraction = match[2] ?? "";
  if (digits.length > 15 || fraction.length > 10 || !(digits || fraction)) return null;
  const whole = digits.replace(/^0+(?=\d)/, "") || "0";
  return `${sign}${whole}${fraction ? `.${fraction}` : ""}`;
}

const SIGNED = /^(-?) ?(.*)$/;
const DECIMAL_DOT = /^(\d*|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)(?:\.(\d*))?$/;
const DECIMAL_COMMA = /^(\d*|[1-9]\d{0,2}(?: \d{3})+),(\d{1,2})$/;

/**
 * Formats a typed figure with at least `places` decimals: "5", "5.00" and "5.000" become "5.00" for
 * 2 places and "5" for 0 places. Returns unreadable text unchanged.
 */
export function formatTypedAmount(typed: string, places: number): string {
  const [whole = "", fraction = ""] = parseAmount(typed)?.split(".") ?? [];
  if (!whole) return typed;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const decimals = fraction.replace(/0+$/, "").padEnd(places, "0");
  return decimals ? `${grouped}.${decimals}` : grouped;
}

/**
 * Parses a typed discount, with or without a percent sign, like `parseAmount`: "10" and "10%"
 * become "10". An empty text becomes "0". Returns null for any other text, such as "RM50".
 */
export function parsePercent(typed: string): string | null {
  const text = removePercentSign(typed);
  return text === "" ? "0" : parseAmount(text);
}

/**
 * Adds the percent sign to a typed discount: "10" becomes "10%". Returns any other text unchanged,
 * such as an empty text, or one with a percent sign.
 */
export function formatPercent(typed: string): string {
  const isPlainFigure =
    typed.trim() !== "" &&
    typed.trim() === removePercentSign(typed) &&
    parsePercent(typed) !== null;
  return isPlainFigure ? `${typed.trim()}%` : typed;
}

/**
 * Parses a typed exchange rate. Rates often have three decimals and no separators of thousands, so
 * a text such as "3,200" is ambiguous. Returns null for unreadable and ambiguous text.
 */
export function parseRate(typed: string): string | null {
  return /^\d{1,3},\d{3}$/.test(normalizeTyped(typed)) ? null : parseAmount(typed);
}

/**
 * Returns a message about a figure that could not be parsed. It suggests how to write the figure
 * when that can be guessed, and is `otherwise` when it cannot.
 */
export function describeUnreadableAmount(typed: string, otherwise: string): string {
  const likely = guessAmount(removePercentSign(typed));
  return likely === null ? otherwise : fill(words.writeAmount, { amount: likely });
}

/**
 * Guesses the amount that an unreadable text means. Returns null when there is no likely amount.
 */
function guessAmount(typed: string): string | null {
  const [, sign = "", figure = ""] = SIGNED.exec(normalizeTyped(typed)) ?? [];
  const [, before = figure, separator = "", after = ""] = /^(.*)([.,])(\d*)$/.exec(figure) ?? [];
  const isDecimal = separator !== "" && (!before.includes(separator) || /^\d{1,2}$/.test(after));
  const whole = isDecimal ? before : figure;
  if (!/^(\d+|\d{1,3}(?:[.,'\u2019 ]\d{2,3})*[.,'\u2019 ]\d{3})$/.test(whole)) return null;
  return parseAmount(sign + whole.replace(/\D/g, "") + (isDecimal ? `.${after}` : ""));
}

/**
 * Replaces full-width digits and punctuation, which some keyboards type, and a leading minus sign
 * U+2212. Makes all white space single spaces, and removes it at both ends.
 */
function normalizeTyped(typed: string): string {
  return typed
    .replace(/[\uff0c-\uff0e\uff10-\uff19]/g, (wide) =>
      String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
    )
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^\u2212/, "-");
}

/**
 * Removes the percent sign, which some keyboards type in full width: "10%" and "10 %" become "10".
 */
export function removePercentSign(text: string): string {
  return text.trim().replace(/\s*[%\uff05]$/, "");
}
