/**
 * Returns true when the text has a damaged character: U+FFFD, which decoders write for unreadable
 * bytes, half of a surrogate pair, or NUL. PostgreSQL cannot store the last two.
 */
export function isDamaged(text: string): boolean {
  return /[\0\ufffd\ud800-\udfff]/u.test(text);
}
