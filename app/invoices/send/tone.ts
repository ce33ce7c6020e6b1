import type { Tone } from "./words/words";

/** The parameter of the address that asks for a reminder. */
export const REMINDER = "reminder";

export const TONES: { id: Tone; name: string }[] = [
  { id: "friendly", name: "Friendly" },
  { id: "plain", name: "Plain" },
  { id: "firm", name: "Firm" },
];

/** Null where no reminder is asked for. */
export function readTone(request: Request): Tone | null {
  const asked = new URL(request.url).searchParams.get(REMINDER);
  return TONES.find(({ id }) => id === asked)?.id ?? null;
}
