/** A source of random numbers that gives the same numbers for the same seed. */
export type RandomSource = {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns a whole number from `low` to `high`, both inclusive. */
  int(low: number, high: number): number;
  /** Returns true with the probability `share` (0 to 1). */
  chance(share: number): boolean;
  /** Returns an entry of the list. Throws a RangeError for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** Returns a value with a probability proportional to its weight. */
  pickWeighted<T>(entries: readonly (readonly [value: T, weight: number])[]): T;
};

export function createRandom(seed: number): RandomSource {
  const next = createMulberry32(seed);
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => requirePresent(list[int(0, list.length - 1)]),
    pickWeighted(entries) {
      let remainingWeight = next() * entries.reduce((total, [, weight]) => total + weight, 0);
      const chosen =
        entries.find(([, weight]) => (remainingWeight -= weight) < 0) ?? entries.at(-1);
      return requirePresent(chosen)[0];
    },
  };
}

/**
 * Creates Tommy Ettinger's generator mulberry32 (public domain). Its 32 bits of state are enough for
 * demo data.
 */
function createMulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function requirePresent<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError("nothing to pick from");
  return value;
}
