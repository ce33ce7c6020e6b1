/** Numbers that look random and are the same for the same seed. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  /** True in `share` (0 to 1) of the cases. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Each entry is a value and how often it is to come up beside the others. */
  weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): T;
};

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => requirePresent(list[int(0, list.length - 1)]),
    weighted(entries) {
      let left = next() * entries.reduce((total, [, weight]) => total + weight, 0);
      const chosen = entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1);
      return requirePresent(chosen)[0];
    },
  };
}

/** Tommy Ettinger's generator, public domain: 32 bits of state, good enough for demo data. */
function mulberry32(seed: number): () => number {
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
