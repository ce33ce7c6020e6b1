import { addToMoment } from "../../domain/calendar/date-arithmetic";
import { TRIAL_DAYS } from "../../domain/lifetimes";

/**
 * Returns true when the company is on the free plan: permanently, or because its trial or its paid
 * period has ended.
 */
export function isFreePlan(
  company: { is_free: 0 | 1; premium_until: string | null },
  now: Date,
): boolean {
  if (company.is_free === 1) return true;
  return company.premium_until !== null && company.premium_until <= now.toISOString();
}

export function calculateTrialEnd(now: Date): Date {
  return addToMoment(now, TRIAL_DAYS, "day");
}

/** Returns the end of a paid period. The day is reduced to the last day of a shorter month. */
export function calculatePaidEnd(now: Date, months: 1 | 12): Date {
  return addToMoment(now, months, "month");
}
