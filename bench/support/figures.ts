/** Returns the median: the upper of two middle values, and 0 for an empty list. */
export function calculateMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
