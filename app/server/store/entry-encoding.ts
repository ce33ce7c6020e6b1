/**
 * The key as a database keeps it, in UTF-8, which has no lone surrogates: each gets a text of its
 * own, so that different keys stay different. Refuses what is no text with a `TypeError`.
 */
export function encodeKey(key: unknown): string {
  if (typeof key !== "string") throw new TypeError(`not a key for the store: ${typeof key}`);
  return key.replace(
    /[\ufffd\ud800-\udfff]/gu,
    (character) => `\ufffd${character.charCodeAt(0).toString(16)}`,
  );
}

/** The key of which this is the text. */
export function decodeKey(text: string): string {
  return text.replace(/\ufffd(fffd|d[89a-f][\da-f]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

/** As `keyText`; every key begins with an empty one, which is refused. */
export function encodePrefix(prefix: unknown): string {
  const text = encodeKey(prefix);
  if (text === "") throw new TypeError("not a prefix for the store: it is empty");
  return text;
}

export function encodeValue(value: unknown): string {
  const text: unknown = JSON.stringify(value);
  if (typeof text !== "string") throw new TypeError(`not a value for the store: ${typeof value}`);
  return text;
}

export function toMilliseconds(seconds: unknown): number {
  if (typeof seconds !== "number" || !Number.isFinite(seconds))
    throw new TypeError("not a time for the store");
  return Math.round(seconds * 1000);
}
