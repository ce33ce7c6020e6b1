/**
 * Returns whether the text has a damaged character: U+FFFD, which decoders write for unreadable
 * bytes, half of a surrogate pair, or NUL. PostgreSQL stores neither NUL nor half a pair.
 */
export function isDamaged(text: string): boolean {
  return /[\0\ufffd\ud800-\udfff]/u.test(text);
}
