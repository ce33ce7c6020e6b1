import { addDays } from "../../../domain/calendar/days";
import type { Tone } from "./words/words";

type NamedTone = { id: Tone; name: string };

/** The parameter of the address that asks for a reminder. */
export const REMINDER = "reminder";

export const TONES: [NamedTone, ...NamedTone[]] = [
  { id: "friendly", name: "Friendly" },
  { id: "plain", name: "Plain" },
  { id: "firm", name: "Firm" },
];

/** Null where no reminder is asked for. */
export function readTone(request: Request): Tone | null {
  const asked = new URL(request.url).searchParams.get(REMINDER);
  return TONES.find(({ id }) => id === asked)?.id ?? null;
}

const FRIENDLY_DAYS = 14;
const PLAIN_DAYS = 45;

/** How a reminder sounds unless its sender says otherwise, by what is due for longest. */
export function usualTone(oldestDue: string, today: string): Tone {
  if (oldestDue >= addDays(today, -FRIENDLY_DAYS)) return "friendly";
  return oldestDue >= addDays(today, -PLAIN_DAYS) ? "plain" : "firm";
}
