import { randomUUID } from "node:crypto";

/** By it the app tells the API which request a call is part of, so that their logs can be matched. */
export const REQUEST_ID = "X-Request-Id";

/** By it the app tells the API for whom it asks: the client's address, for what is logged there. */
export const CLIENT_ADDRESS = "X-Client-Address";

/** What a caller may call its request: nothing that would make a line of its own in a log. */
const VALID_ID = /^[\w-]{8,64}$/;

/** The caller's own name for a request, or a new one. */
export function requestId(sent: string | string[] | undefined): string {
  return sentRequestId(sent) ?? randomUUID();
}

/** The caller's own name for a request; undefined when it sent none that can be taken. */
export function sentRequestId(sent: string | string[] | undefined): string | undefined {
  return typeof sent === "string" && VALID_ID.test(sent) ? sent : undefined;
}
