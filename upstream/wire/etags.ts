import { ApiError } from "./api-error";

/**
 * What `If-Match` names: an `updated_at`, bare or in quotes; undefined when any version will do.
 */
export function parseIfMatch(ifMatch: string | undefined): string | undefined {
  const version = ifMatch?.trim().replace(/^"(.*)"$/, "$1");
  return version === "" || version === "*" ? undefined : version;
}

/** Refuses to write over a version that the caller has not seen. */
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

/** The moment of a change: later than the last, whatever the clock says. */
export function nextUpdatedAt(stored: { updated_at: string }, now: Date): string {
  const earliest = Date.parse(stored.updated_at) + 1;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}
