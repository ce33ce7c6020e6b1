import type { LinkGroup } from "./load-message.server";
import type { Tone } from "../../../domain/messages/words";
import { sendingWords as words } from "../../../domain/words/sending";

/** The query parameter that makes the message a reminder; its value is the tone. */
export const REMINDER_PARAM = "reminder";

export const TONES = ["friendly", "plain", "firm"] as const satisfies Tone[];

/**
 * Parses the tone of a reminder in the address; null when the address names no known tone, and so
 * the message is not a reminder.
 */
export function parseTone(request: Request): Tone | null {
  const value = new URL(request.url).searchParams.get(REMINDER_PARAM);
  return TONES.find((tone) => tone === value) ?? null;
}

/**
 * Returns the links that choose the tone of a reminder. `toAddress` returns the address of the page
 * for a tone; `tone` is the current one.
 */
export function createToneLinks(toAddress: (tone: Tone) => string, tone: Tone): LinkGroup {
  return {
    name: words.tone,
    links: TONES.map((each) => ({
      name: words.tones[each],
      to: toAddress(each),
      isCurrent: each === tone,
    })),
  };
}
