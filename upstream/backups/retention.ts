const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** A Monday, so that weeks begin on Mondays. */
const FIRST_MONDAY = Date.UTC(1970, 0, 5);

/** How many hours, days and weeks (UTC) keep their newest backup. */
const KEPT = [
  { length: HOUR_MS, count: 8 },
  { length: DAY_MS, count: 7 },
  { length: WEEK_MS, count: 8 },
];

/**
 * Returns the backups that are no longer kept. Kept is the newest backup of each of the last 8 hours,
 * 7 days and 8 weeks that have a backup; a time without backups does not use up a place. The newest
 * backup is always kept.
 */
export function listExpired<Backup extends { at: Date }>(backups: readonly Backup[]): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set<Backup>();
  for (const { length, count } of KEPT) {
    const newestBySlot = new Map<number, Backup>();
    for (const backup of newestFirst) {
      const slot = Math.floor((backup.at.getTime() - FIRST_MONDAY) / length);
      if (!newestBySlot.has(slot)) newestBySlot.set(slot, backup);
    }
    for (const backup of [...newestBySlot.values()].slice(0, count)) kept.add(backup);
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}
