import { randomUUID } from "node:crypto";

/**
 * The header in which the app sends the id of the user's request to the API, so that the entries of
 * both logs can be matched.
 */
export const REQUEST_ID_HEADER = "X-Request-Id";

/**
 * The header in which the app sends the client's address to the API, for the API's log and its
 * warnings to owners.
 */
export const CLIENT_ADDRESS_HEADER = "X-Client-Address";

/** Matches valid ids, which cannot break the lines of a log. */
const VALID_ID = /^[\w-]{8,64}$/;

/** Returns the id that the caller sent, or a new one when the caller sent no valid id. */
export function ensureRequestId(sent: string | string[] | undefined): string {
  return parseRequestId(sent) ?? randomUUID();
}

/** Returns the id that the caller sent; undefined when the caller sent no valid id. */
export function parseRequestId(sent: string | string[] | undefined): string | undefined {
  return typeof sent === "string" && VALID_ID.test(sent) ? sent : undefined;
}
