import { addDays } from "../calendar/days";
import type { Tone } from "./words";

/**
 * The maximum number of days after the due date for a friendly and for a plain reminder. Later
 * reminders are firm.
 */
const FRIENDLY_DAYS = 14;
const PLAIN_DAYS = 45;

/** Returns the default tone of a reminder. `oldestDue` is the oldest due date, YYYY-MM-DD. */
export function chooseDefaultTone(oldestDue: string, today: string): Tone {
  if (oldestDue >= addDays(today, -FRIENDLY_DAYS)) return "friendly";
  return oldestDue >= addDays(today, -PLAIN_DAYS) ? "plain" : "firm";
}
