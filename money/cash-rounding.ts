/**
 * An amount in sen as it is paid in cash in Malaysia, where the smallest coin is 5 sen: 1, 2, 6 and 7
 * are rounded down, 3, 4, 8 and 9 up. The amount is not below zero.
 */
export function roundToFiveSen(amount: bigint): bigint {
  const five = BigInt(5);
  return ((amount + BigInt(2)) / five) * five;
}
