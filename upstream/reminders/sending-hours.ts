import { addDays } from "../../domain/calendar/days";
import { getWeekday } from "../../domain/calendar/date-arithmetic";
import { getDayInZone, getTimeInZone } from "../../domain/calendar/time-zone";
import { REMINDER_HOURS } from "../../domain/invoices/reminder-days";

const SUNDAY = 0;

export type SendingHours = { timeZone: string; excludedWeekdays: readonly number[] };

/** Returns whether reminders go out on this day. */
export function isSendingDay(day: string, { excludedWeekdays }: SendingHours): boolean {
  const weekday = getWeekday(day);
  return weekday !== SUNDAY && !excludedWeekdays.includes(weekday);
}

/** Returns the first day on which reminders go out, from `day` on. */
export function findSendingDay(day: string, hours: SendingHours): string {
  // At least one weekday is left, so that a week is enough.
  const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(day, count));
  return days.find((each) => isSendingDay(each, hours)) ?? day;
}

/** Returns the last day on which reminders went out, up to `day`. */
export function findLastSendingDay(day: string, hours: SendingHours): string {
  const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(day, -count));
  return days.find((each) => isSendingDay(each, hours)) ?? day;
}

/** Returns whether reminders go out at this moment. */
export function isSendingTime(now: Date, hours: SendingHours): boolean {
  const time = getTimeInZone(hours.timeZone, now);
  return (
    isSendingDay(getDayInZone(hours.timeZone, now), hours) &&
    time >= REMINDER_HOURS.first &&
    time < REMINDER_HOURS.last
  );
}

/** Returns whether the hours of this day are over. */
export function isAfterHours(now: Date, { timeZone }: SendingHours): boolean {
  return getTimeInZone(timeZone, now) >= REMINDER_HOURS.last;
}

/** Returns the next moment at which reminders go out: `now` itself when they go out now. */
export function findSendingTime(now: Date, hours: SendingHours): Date {
  if (isSendingTime(now, hours)) return now;
  const today = getDayInZone(hours.timeZone, now);
  const isEarly = getTimeInZone(hours.timeZone, now) < REMINDER_HOURS.first;
  const day = findSendingDay(isEarly ? today : addDays(today, 1), hours);
  return toMoment(hours.timeZone, day, REMINDER_HOURS.first);
}

/** Returns the moment of a date and a time in a time zone. */
function toMoment(timeZone: string, day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const guess = new Date(asUtc);
  const shown = `${getDayInZone(timeZone, guess)}T${getTimeInZone(timeZone, guess)}:00Z`;
  return new Date(asUtc - (Date.parse(shown) - asUtc));
}
