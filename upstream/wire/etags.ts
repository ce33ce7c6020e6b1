import { ApiError } from "./api-error";
import { toRefusal, type RecordName } from "../../domain/refusals/refusal";

/**
 * Parses the header `If-Match`, which contains an etag with or without quotes. Returns undefined
 * when the request accepts any state of the record.
 */
export function parseIfMatch(ifMatch: string | undefined): string | undefined {
  const etag = ifMatch?.trim().replace(/^"(.*)"$/, "$1");
  return etag === "" || etag === "*" ? undefined : etag;
}

/**
 * Throws a 409 error when the record was changed after the caller read it. `etag` is the
 * `updated_at` that the caller read, or undefined when the caller accepts any state.
 */
export function rejectStale(
  record: RecordName,
  stored: { updated_at: string },
  etag: string | undefined,
): void {
  if (etag === undefined || etag === stored.updated_at) return;
  throw new ApiError(409, toRefusal("changed_meanwhile", { record }));
}

/**
 * Calculates the `updated_at` of a change. The result is always later than the stored `updated_at`,
 * even when the clock was set back.
 */
export function calculateUpdatedAt(stored: { updated_at: string }, now: Date): string {
  const earliest = Date.parse(stored.updated_at) + 1;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}
