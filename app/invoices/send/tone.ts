import { addDays } from "../../../domain/calendar/days";
import type { LinkGroup } from "./load-message.server";
import type { Tone } from "./words/words";

type NamedTone = { id: Tone; name: string };

/** The query parameter that makes the message a reminder; its value is the tone. */
export const REMINDER_PARAM = "reminder";

export const TONES: [NamedTone, ...NamedTone[]] = [
  { id: "friendly", name: "Friendly" },
  { id: "plain", name: "Plain" },
  { id: "firm", name: "Firm" },
];

/**
 * Parses the tone of a reminder in the address; null when the address names no known tone, and so
 * the message is not a reminder.
 */
export function parseTone(request: Request): Tone | null {
  const value = new URL(request.url).searchParams.get(REMINDER_PARAM);
  return TONES.find(({ id }) => id === value)?.id ?? null;
}

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

/**
 * Returns the links that choose the tone of a reminder. `toAddress` returns the address of the page
 * for a tone; `tone` is the current one.
 */
export function createToneLinks(toAddress: (tone: Tone) => string, tone: Tone): LinkGroup {
  return {
    name: "How it sounds",
    links: TONES.map(({ id, name }) => ({ name, to: toAddress(id), isCurrent: id === tone })),
  };
}
