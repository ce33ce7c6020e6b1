const format = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/**
 * An amount on an axis, to three figures or so: 12500 is "12.5k". It is there to be seen, not
 * calculated with.
 */
export function formatShortAmount(amount: number): string {
  return format.format(amount).replace("K", "k");
}
