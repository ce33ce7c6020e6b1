const format = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/** Formats an amount for the axis of a chart: 12500 becomes "12.5k". The result is not exact. */
export function formatShortAmount(amount: number): string {
  return format.format(amount).replace("K", "k");
}
