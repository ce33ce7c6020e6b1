/** A number in its stored form, or the problem with what was typed, in words for the user. */
export type ParsedNumber = { value: string } | { problem: string };

/** Removes all spaces and converts the text to capital letters. */
export function normalizeNumber(typed: string): string {
  return typed.replace(/\s+/gu, "").toUpperCase();
}
