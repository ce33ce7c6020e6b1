const format = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/**
 * Formats an amount in whole units, such as ringgit, for the axis of a chart: 12500 becomes
 * "12.5k". The result is rounded.
 */
export function formatShortAmount(amount: number): string {
  return format.format(amount).replace("K", "k");
}
