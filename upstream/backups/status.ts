import { registerGauge } from "../../platform/metrics/metrics";

/** The newest good backup, and why there is no newer one. `problem.text` is for the log only. */
export type BackupStatus = {
  newest: { at: Date; bytes: number } | null;
  problem: { kind: ProblemKind; text: string } | null;
};

export type ProblemKind = "no_room" | "check_failed" | "failed" | "not_seen";

// Anyone can read these, so they name no file, no company and no amount.
const PUBLIC_TEXTS: Record<ProblemKind, string> = {
  no_room: "There is no room for backups on their disk, or in their share of it.",
  check_failed: "The newest backup did not pass the check of its books and does not count.",
  failed: "The newest backup could not be made. The log says why.",
  not_seen: "No backup was seen in the last 36 hours.",
};

/** Returns the status as `/healthz` says it. */
export function toPublicStatus({ newest, problem }: BackupStatus, now: Date) {
  return {
    made_at: newest?.at.toISOString() ?? null,
    age_seconds: newest ? toAge(newest.at, now) : null,
    bytes: newest?.bytes ?? null,
    problem: problem ? PUBLIC_TEXTS[problem.kind] : null,
  };
}

/**
 * Returns what owners are told; null when all is well. Backups of PostgreSQL that are not seen are
 * left out, because they may be in another place.
 */
export function toOwnersStatus({ newest, problem }: BackupStatus) {
  if (!problem || problem.kind === "not_seen") return null;
  return { problem: problem.kind, made_at: newest?.at.toISOString() ?? "" };
}

/** Registers the metrics of the newest good backup. Without a backup their value is NaN. */
export function registerBackupMetrics(read: () => BackupStatus): void {
  registerGauge("lejar_backup_age_seconds", "Age of the newest good backup.", () => {
    const { newest } = read();
    return newest ? toAge(newest.at, new Date()) : Number.NaN;
  });
  registerGauge(
    "lejar_backup_bytes",
    "Size of the newest good backup.",
    () => read().newest?.bytes ?? Number.NaN,
  );
}

function toAge(at: Date, now: Date): number {
  return Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000));
}
