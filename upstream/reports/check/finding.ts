/** One difference in the books, in words for their owner. */
export type Finding = {
  /** The place of the difference, such as "INV-0003: balance". */
  what: string;
  stored: string;
  expected: string;
};

/** Returns a list of one finding, so that callers can join lists. */
export function toFindings(what: string, stored: string, expected: string): Finding[] {
  return [{ what, stored, expected }];
}

/**
 * Returns a list of one finding when the values differ, otherwise an empty list. Null and "" are
 * equal.
 */
export function compareValues(
  what: string,
  stored: number | string | null,
  expected: number | string | null,
): Finding[] {
  const [storedText, expectedText] = [toText(stored), toText(expected)];
  return storedText === expectedText ? [] : toFindings(what, storedText, expectedText);
}

function toText(value: number | string | null): string {
  return value === null || value === "" ? "nothing" : String(value);
}

/** Works like `compareValues` for amounts in minor units, which the finding shows as decimal text. */
export function compareAmounts(
  what: string,
  stored: number | bigint,
  expected: number | bigint,
): Finding[] {
  return BigInt(stored) === BigInt(expected)
    ? []
    : toFindings(what, formatMinorUnits(stored), formatMinorUnits(expected));
}

/** Formats minor units as decimal text, such as "-12.05". */
export function formatMinorUnits(minor: number | bigint): string {
  const digits = String(minor).replace("-", "").padStart(3, "0");
  return `${minor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
