/**
 * Whether a character of the text was lost on its way: U+FFFD is what decoders
 * put in the place of what they cannot read, half of a surrogate pair is left
 * when a text is cut, and PostgreSQL keeps neither that nor NUL.
 */
export function isDamaged(text: string): boolean {
  return /[\0\ufffd\ud800-\udfff]/u.test(text);
}
