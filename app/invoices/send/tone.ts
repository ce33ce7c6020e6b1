import { addDays } from "../../../domain/calendar/days";
import type { LinkGroup } from "./load-message.server";
import type { Tone } from "./words/words";

type NamedTone = { id: Tone; name: string };

/** The parameter of the address that asks for a reminder. */
export const REMINDER_PARAM = "reminder";

export const TONES: [NamedTone, ...NamedTone[]] = [
  { id: "friendly", name: "Friendly" },
  { id: "plain", name: "Plain" },
  { id: "firm", name: "Firm" },
];

/** Null where no reminder is asked for. */
export function parseTone(request: Request): Tone | null {
  const asked = new URL(request.url).searchParams.get(REMINDER_PARAM);
  return TONES.find(({ id }) => id === asked)?.id ?? null;
}

const FRIENDLY_DAYS = 14;
const PLAIN_DAYS = 45;

/** How a reminder sounds unless its sender says otherwise, by what is due for longest. */
export function defaultTone(oldestDue: string, today: string): Tone {
  if (oldestDue >= addDays(today, -FRIENDLY_DAYS)) return "friendly";
  return oldestDue >= addDays(today, -PLAIN_DAYS) ? "plain" : "firm";
}

/** How a reminder sounds; `at` is the address of the page with a tone. */
export function toneLinks(at: (tone: Tone) => string, tone: Tone): LinkGroup {
  return {
    name: "How it sounds",
    links: TONES.map(({ id, name }) => ({ name, to: at(id), isHere: id === tone })),
  };
}
