import { addDays } from "../../../domain/calendar/days";
import type { LinkGroup } from "./load-message.server";
import type { Tone } from "./words/words";

type NamedTone = { id: Tone; name: string };

/** The query parameter that asks for a reminder; its value is a tone. */
export const REMINDER_PARAM = "reminder";

export const TONES: [NamedTone, ...NamedTone[]] = [
  { id: "friendly", name: "Friendly" },
  { id: "plain", name: "Plain" },
  { id: "firm", name: "Firm" },
];

/** Parses the tone of a reminder; null when the address asks for no reminder. */
export function parseTone(request: Request): Tone | null {
  const value = new URL(request.url).searchParams.get(REMINDER_PARAM);
  return TONES.find(({ id }) => id === value)?.id ?? null;
}

/** A reminder is friendly or plain up to this many days after the due date, and firm later. */
const FRIENDLY_DAYS = 14;
const PLAIN_DAYS = 45;

/** Returns the default tone of a reminder, by the oldest due date. */
export function defaultTone(oldestDue: string, today: string): Tone {
  if (oldestDue >= addDays(today, -FRIENDLY_DAYS)) return "friendly";
  return oldestDue >= addDays(today, -PLAIN_DAYS) ? "plain" : "firm";
}

/** Returns links to the tones of a reminder; `addressOf` returns the page's address for a tone. */
export function toneLinks(addressOf: (tone: Tone) => string, tone: Tone): LinkGroup {
  return {
    name: "How it sounds",
    links: TONES.map(({ id, name }) => ({ name, to: addressOf(id), isCurrent: id === tone })),
  };
}
