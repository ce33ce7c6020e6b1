type Pattern = { every: "week" | "month" | "year"; interval: number };

/** "Every month", "Every 2 weeks". */
export function everyInWords({ every, interval }: Pattern): string {
  return interval === 1 ? `Every ${every}` : `Every ${interval} ${every}s`;
}
