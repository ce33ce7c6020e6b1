/**
 * Encodes a key as text that can be stored as UTF-8, which cannot contain lone surrogates.
 * Different keys get different texts. Throws a `TypeError` when the key is not text.
 */
export function encodeKey(key: unknown): string {
  if (typeof key !== "string")
    throw new TypeError(`a key of the store must be text, not ${typeof key}`);
  return key.replace(
    /[\ufffd\ud800-\udfff]/gu,
    (character) => `\ufffd${character.charCodeAt(0).toString(16)}`,
  );
}

/** Returns the key that `encodeKey` encoded as this text. */
export function decodeKey(text: string): string {
  return text.replace(/\ufffd(fffd|d[89a-f][\da-f]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

/**
 * Encodes a prefix like a key. Throws a `TypeError` for an empty prefix, which every key begins
 * with.
 */
export function encodePrefix(prefix: unknown): string {
  const text = encodeKey(prefix);
  if (text === "") throw new TypeError("a prefix of the store must not be empty");
  return text;
}

/** Encodes a value as JSON. Throws a `TypeError` when the value has no JSON, such as a function. */
export function encodeValue(value: unknown): string {
  const text: unknown = JSON.stringify(value);
  if (typeof text !== "string")
    throw new TypeError(`a value of the store must be JSON, not ${typeof value}`);
  return text;
}

/**
 * Converts seconds to whole milliseconds, rounded. Throws a `TypeError` when `seconds` is not a
 * finite number.
 */
export function toMilliseconds(seconds: unknown): number {
  if (typeof seconds !== "number" || !Number.isFinite(seconds))
    throw new TypeError("a time of the store must be a number of seconds");
  return Math.round(seconds * 1000);
}
