import { later } from "../../domain/calendar/date-arithmetic";
import { TRIAL_DAYS } from "../../domain/lifetimes";

/**
 * Whether a company is on the free plan: always, or since its trial or what it paid for has ended.
 */
export function isFreePlan(
  company: { is_free: 0 | 1; premium_until: string | null },
  now: Date,
): boolean {
  if (company.is_free === 1) return true;
  return company.premium_until !== null && company.premium_until <= now.toISOString();
}

export function trialEnd(now: Date): Date {
  return later(now, TRIAL_DAYS, "day");
}

/** A month or a year on; the last day of a month stays within the month after. */
export function paidEnd(now: Date, months: 1 | 12): Date {
  return later(now, months, "month");
}
