/**
 * Reads an amount as people type it, into exact decimal text: "1,234.50",
 * "1234.5" and "1 234,50" are the same. Commas and spaces separate thousands,
 * in threes; a comma before the last one or two digits, with no other
 * separator but spaces, is a decimal comma. Null for what cannot be read, and
 * for what could be read in two ways, such as "1.234,50" and "0,500".
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
 * A typed figure as a person reads it: "5", "5.00" and "5.000" are all "5.00" with two places, and
 * "5" with none. What cannot be read is shown as typed.
 */
export function formatTypedAmount(typed: string, places: number): string {
  const [whole = "", fraction = ""] = parseAmount(typed)?.split(".") ?? [];
  if (!whole) return typed;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const shown = fraction.replace(/0+$/, "").padEnd(places, "0");
  return shown ? `${grouped}.${shown}` : grouped;
}

/**
 * Reads a discount: "10" and "10%" are ten percent, blank is none. Null for anything else, such as
 * "RM50".
 */
export function parsePercent(typed: string): string | null {
  const text = withoutPercentSign(typed);
  return text === "" ? "0" : parseAmount(text);
}

/**
 * A discount as it is shown back: "10" as "10%". What is blank or cannot be read stays as it was
 * typed.
 */
export function formatPercent(typed: string): string {
  const isPlainFigure =
    typed.trim() !== "" &&
    typed.trim() === withoutPercentSign(typed) &&
    parsePercent(typed) !== null;
  return isPlainFigure ? `${typed.trim()}%` : typed;
}

/**
 * Reads an exchange rate: as an amount, but nobody separates a rate's
 * thousands, and many give it three decimals, so "3,200" could be either.
 */
export function parseRate(typed: string): string | null {
  return /^\d{1,3},\d{3}$/.test(normalizeTyped(typed)) ? null : parseAmount(typed);
}

/**
 * What to say about a figure that was not read: how to write it, where that can be guessed;
 * `otherwise` where not.
 */
export function describeUnreadableAmount(typed: string, otherwise: string): string {
  const likely = guessAmount(withoutPercentSign(typed));
  return likely === null ? otherwise : `Write ${likely}.`;
}

/** The reading that a refused figure most likely has; null for none. */
function guessAmount(typed: string): string | null {
  const [, sign = "", figure = ""] = SIGNED.exec(normalizeTyped(typed)) ?? [];
  const [, before = figure, separator = "", after = ""] = /^(.*)([.,])(\d*)$/.exec(figure) ?? [];
  const isDecimal = separator !== "" && (!before.includes(separator) || /^\d{1,2}$/.test(after));
  const whole = isDecimal ? before : figure;
  if (!/^(\d+|\d{1,3}(?:[.,'\u2019 ]\d{2,3})*[.,'\u2019 ]\d{3})$/.test(whole)) return null;
  return parseAmount(sign + whole.replace(/\D/g, "") + (isDecimal ? `.${after}` : ""));
}

/**
 * Without surrounding space, and in one script: full-width figures are what some keyboards type for
 * the same.
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

/** "10%", "10 %" and "10" are the same; full-width signs are what some keyboards type. */
export function withoutPercentSign(text: string): string {
  return text.trim().replace(/\s*[%\uff05]$/, "");
}
