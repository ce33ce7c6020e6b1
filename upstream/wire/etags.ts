import { ApiError } from "./api-error";

/**
 * Parses `If-Match`, which contains an `updated_at` with or without quotes. Returns undefined when
 * any version is accepted.
 */
export function parseIfMatch(ifMatch: string | undefined): string | undefined {
  const version = ifMatch?.trim().replace(/^"(.*)"$/, "$1");
  return version === "" || version === "*" ? undefined : version;
}

/**
 * Throws a 409 error when the record was changed after the caller read it. `seen` is the
 * `updated_at` that the caller read, or undefined when the caller accepts any.
 */
export function rejectStale(
  what: string,
  stored: { updated_at: string },
  seen: string | undefined,
): void {
  if (seen === undefined || seen === stored.updated_at) return;
  throw new ApiError(
    409,
    `This ${what} was changed after you opened it. Please look at it again before you go on.`,
  );
}

/**
 * Returns the `updated_at` of a change. It is always later than the last one, even when the clock
 * goes back.
 */
export function calculateUpdatedAt(stored: { updated_at: string }, now: Date): string {
  const earliest = Date.parse(stored.updated_at) + 1;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}
