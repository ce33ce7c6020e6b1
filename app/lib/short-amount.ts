const STEPS: [size: number, letter: string][] = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "k"],
];

/**
 * An amount on an axis, to three figures or so: 12500 is "12.5k". It is there to be seen, not
 * calculated with.
 */
export function shortAmount(amount: number): string {
  const size = Math.abs(amount);
  const [step, letter] = STEPS.find(([least]) => size >= least) ?? [1, ""];
  return `${amount < 0 ? "-" : ""}${Math.round((size / step) * 10) / 10}${letter}`;
}
