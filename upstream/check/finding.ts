/** One thing that does not agree with the rest of the books; figures are minor units. */
export type Finding = {
  /** What is wrong: "INV-0003: balance". */
  what: string;
  stored: string;
  expected: string;
};

/** None where both are the same. */
export function compare(
  what: string,
  stored: number | bigint | string,
  expected: number | bigint | string,
): Finding[] {
  const [found, right] = [String(stored), String(expected)];
  return found === right ? [] : [{ what, stored: found, expected: right }];
}
