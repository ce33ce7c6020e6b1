/**
 * A value that both databases keep alike: text, a whole number, bytes or null.
 * Booleans are 0 and 1; what is neither throws a TypeError.
 */
export function plainParameter(value: unknown): string | number | Buffer | null {
  if (value === null || typeof value === "string") return value;
  // PostgreSQL's own package takes any other array of bytes for a list.
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number" || typeof value === "bigint") {
    const number = Number(value);
    if (Number.isSafeInteger(number)) return number;
  }
  throw new TypeError(`not a value for the database: ${describe(value)}`);
}

function describe(value: unknown): string {
  return typeof value === "number" || typeof value === "bigint" ? String(value) : typeof value;
}

/** What either database answers for bytes. */
export function readBytes(stored: ArrayBuffer | Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(stored);
}
