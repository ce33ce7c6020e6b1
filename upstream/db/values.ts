/**
 * Converts a value to text, a whole number, bytes or null, which both databases store alike.
 * Booleans become 0 and 1. Throws a TypeError for any other value.
 */
export function toPlainParameter(value: unknown): string | number | Buffer | null {
  if (value === null || typeof value === "string") return value;
  // PostgreSQL's driver treats any other array of bytes as a list.
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

/** Converts stored bytes, whose type differs between the two databases. */
export function toBytes(stored: ArrayBuffer | Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(stored);
}
