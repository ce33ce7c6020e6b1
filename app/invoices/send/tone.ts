import type { LinkGroup } from "./load-message.server";
import type { Tone } from "../../../domain/messages/words";

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
 * Returns the links that choose the tone of a reminder. `toAddress` returns the address of the page
 * for a tone; `tone` is the current one.
 */
export function createToneLinks(toAddress: (tone: Tone) => string, tone: Tone): LinkGroup {
  return {
    name: "How it sounds",
    links: TONES.map(({ id, name }) => ({ name, to: toAddress(id), isCurrent: id === tone })),
  };
}
