import { addToMoment } from "../../domain/calendar/date-arithmetic";
import { TRIAL_DAYS } from "../../domain/lifetimes";

/**
 * Returns true when the company is on the free plan, either permanently or because its trial or its
 * paid period has ended. `premium_until` is that end as ISO 8601 text, or null when there is no end.
 */
export function isFreePlan(
  company: { is_free: 0 | 1; premium_until: string | null },
  now: Date,
): boolean {
  if (company.is_free === 1) return true;
  return company.premium_until !== null && company.premium_until <= now.toISOString();
}

/** Returns the end of a trial that begins at `now`. */
export function calculateTrialEnd(now: Date): Date {
  return addToMoment(now, TRIAL_DAYS, "day");
}

/**
 * Returns the end of a paid period that begins at `now`. When the month of the end is too
 * short, the period ends on the last day of that month.
 */
export function calculatePaidEnd(now: Date, months: 1 | 12): Date {
  return addToMoment(now, months, "month");
}
