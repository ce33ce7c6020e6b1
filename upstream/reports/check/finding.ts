/** One thing that does not agree with the rest of the books, in words for their owner. */
export type Finding = {
  /** Where it is: "INV-0003: balance". */
  what: string;
  stored: string;
  expected: string;
};

export function finding(what: string, stored: string, expected: string): Finding[] {
  return [{ what, stored, expected }];
}

/** None where both are the same. */
export function compare(
  what: string,
  stored: number | string | null,
  expected: number | string | null,
): Finding[] {
  const [storedText, expectedText] = [toText(stored), toText(expected)];
  return storedText === expectedText ? [] : finding(what, storedText, expectedText);
}

function toText(value: number | string | null): string {
  return value === null || value === "" ? "nothing" : String(value);
}

/** As `compare`, of amounts in minor units. */
export function compareMoney(
  what: string,
  stored: number | bigint,
  expected: number | bigint,
): Finding[] {
  return BigInt(stored) === BigInt(expected)
    ? []
    : finding(what, moneyText(stored), moneyText(expected));
}

/** "-12.05" of minor units. */
export function moneyText(minor: number | bigint): string {
  const digits = String(minor).replace("-", "").padStart(3, "0");
  return `${minor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
