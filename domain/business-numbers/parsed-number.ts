/** A number as it is kept, or what is wrong with it, in words for the person. */
export type ParsedNumber = { value: string } | { problem: string };

/** As typed, but in capitals and without spaces around or within. */
export function normalizeNumber(typed: string): string {
  return typed.replace(/\s+/gu, "").toUpperCase();
}
