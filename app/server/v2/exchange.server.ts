import { readBody } from "../../../platform/connections/read-body";
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from "../../../platform/logs/request-id";
import { withQuery } from "~/lib/address";
import { getMillisecondsLeft, getRequestContext } from "../request/request-context.server";
import { env } from "../settings/env.server";
import { apiBaseUrl, sendToUpstream } from "./transport.server";

/** The API's login of the user, which the session stores. Calls before the login have none. */
export type Credentials = { clientId: string; accessToken: string };

type Query = Record<string, string | number | undefined>;

/** One call to the API. */
export type Call = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** The path below the API's base URL, such as "/contacts". */
  path: string;
  query?: Query;
  body?: unknown;
  credentials?: Credentials | undefined;
  /** The key of a write. The API does the work once for all calls with the same key. */
  idempotencyKey?: string;
  /**
   * The `updated_at` of the record to replace. The API responds with 409 when the record has
   * changed since.
   */
  etag?: string;
  /**
   * Whether the user has logged in on this device before. The API reserves some requests and tries
   * of a PIN for such devices.
   */
  isKnownDevice?: boolean;
};

/** A response whose body was read as far as it is allowed. */
export type RawResponse = {
  status: number;
  headers: Headers;
  /** Null when the body was larger than allowed. */
  bytes: Uint8Array<ArrayBuffer> | null;
};

// A GET that fails within this time is sent again once. A write is never sent again, because a
// server may ignore the idempotency key.
const RETRY_BELOW_MS = 2_000;

/** The size limit of the body of an error response, in bytes. */
const MAX_REFUSAL_BYTES = 64 * 1024;

/**
 * Sends a call and reads the response. `bytes` is null when a successful response has more than
 * `maxBytes`, or an error response more than 64 KiB. Throws when there is no complete response
 * within the time that the user's request has left. A GET that fails early is sent once more.
 */
export async function sendCall(call: Call, maxBytes: number): Promise<RawResponse> {
  const startedAt = Date.now();
  try {
    return await sendOnce(call, maxBytes);
  } catch (error) {
    const mayRetry = (call.method ?? "GET") === "GET" && Date.now() - startedAt < RETRY_BELOW_MS;
    if (!mayRetry) throw error;
    return sendOnce(call, maxBytes);
  }
}

/** Sends a call once and reads the response, within the time that the user's request has left. */
async function sendOnce(call: Call, maxBytes: number): Promise<RawResponse> {
  const timeLeft = getMillisecondsLeft();
  // The user would no longer get the response, but a write might still be done.
  if (timeLeft === 0) throw new Error("no time was left in the request");
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error("no complete response within the time of the request"));
      controller.abort();
    }, timeLeft);
  });
  const receive = async () => {
    const response = await sendToUpstream(toRequest(call, controller.signal));
    const { ok, status, headers, body } = response;
    const bytes = await readBody(body, ok ? maxBytes : MAX_REFUSAL_BYTES);
    // The rest of a body that is too large is cancelled, so that the server stops sending it. The
    // abort signal has no effect after the `Request` has been garbage-collected.
    if (!bytes) await body?.cancel();
    return { status, headers, bytes };
  };
  try {
    // The embedded API and a slow body do not react to the signal, so the timer decides.
    return await Promise.race([receive(), tooLate]);
  } catch (error) {
    controller.abort();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function toRequest(
  { method = "GET", path, query = {}, body, credentials, ...call }: Call,
  signal: AbortSignal,
): Request {
  const headers: Record<string, string> = {
    "X-Api-Key": env.API_KEY,
    Accept: "application/json",
  };
  if (credentials) {
    const pair = Buffer.from(`${credentials.clientId}:${credentials.accessToken}`).toString(
      "base64",
    );
    headers.Authorization = `Basic ${pair}`;
  }
  // Both values come from form fields, so they may contain any characters.
  if (call.idempotencyKey) headers["Idempotency-Key"] = encodeHeader(call.idempotencyKey);
  if (call.etag) headers["If-Match"] = encodeHeader(call.etag);
  if (call.isKnownDevice) headers["X-Known-Device"] = "yes";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const context = getRequestContext();
  if (context) headers[REQUEST_ID_HEADER] = context.id;
  if (context?.clientAddress) headers[CLIENT_ADDRESS_HEADER] = context.clientAddress;
  return new Request(apiBaseUrl + withQuery(path, query), {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal,
    redirect: "error",
  });
}

function encodeHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, encodeURIComponent);
}
