import { readBody } from "../../../platform/connections/read-body";
import { CLIENT_ADDRESS, REQUEST_ID } from "../../../platform/logs/request-id";
import { withQuery } from "~/lib/address";
import { millisecondsLeft, requestContext } from "../request/request-context.server";
import { env } from "../settings/env.server";
import { apiBaseUrl, sendToUpstream } from "./transport.server";

/** Who calls: the pair behind the session cookie, or nobody before login. */
export type Credentials = { clientId: string; accessToken: string };

type Query = Record<string, string | number | undefined>;

/** One call of the API. */
export type Call = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the base, such as "/contacts". */
  path: string;
  query?: Query;
  body?: unknown;
  credentials?: Credentials | undefined;
  /** Writes carry one, so that a repeat does the work once. */
  idempotencyKey?: string;
  /** The `updated_at` of what is written over; 409 when it is no longer what is stored. */
  etag?: string;
  /** Asked for on a device that its person has logged in on: the API keeps tries for those. */
  isKnownDevice?: boolean;
};

/** An answer, read to its end. */
export type RawResponse = {
  status: number;
  headers: Headers;
  /** Null when there were more of them than allowed. */
  bytes: Uint8Array<ArrayBuffer> | null;
};

// A read that fails at once is tried again once; a write never is, because a
// server may ignore its key.
const RETRY_BELOW_MS = 2_000;

/** Bytes of an answer that refuses. */
const MAX_REFUSAL_BYTES = 64 * 1024;

/** Asks, within the time of the request; at most `largest` bytes of the answer are read. */
export async function exchange(call: Call, largest: number): Promise<RawResponse> {
  const began = Date.now();
  try {
    return await sendOnce(call, largest);
  } catch (error) {
    const mayRetry = (call.method ?? "GET") === "GET" && Date.now() - began < RETRY_BELOW_MS;
    if (!mayRetry) throw error;
    return sendOnce(call, largest);
  }
}

/**
 * One call, its answer read to the end, within what is left of the time of the page that needs it.
 */
async function sendOnce(call: Call, largest: number): Promise<RawResponse> {
  const left = millisecondsLeft();
  // Nobody would wait for it, and a write might be done all the same.
  if (left === 0) throw new Error("the time of the request was used up before");
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error("no whole answer in the time of the request"));
      ending.abort();
    }, left);
  });
  const receive = async () => {
    const response = await sendToUpstream(toRequest(call, ending.signal));
    const { ok, status, headers, body } = response;
    const bytes = await readBody(body, ok ? largest : MAX_REFUSAL_BYTES);
    // What was not read is not sent either. The signal alone is not heard once the request that
    // carries it is garbage.
    if (!bytes) await body?.cancel();
    return { status, headers, bytes };
  };
  try {
    // What runs in this process, or trickles in from elsewhere, hears nothing of the signal.
    return await Promise.race([receive(), tooLate]);
  } catch (error) {
    ending.abort();
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
  // Both come back in a form's fields, where anybody can write anything.
  if (call.idempotencyKey) headers["Idempotency-Key"] = encodeHeader(call.idempotencyKey);
  if (call.etag) headers["If-Match"] = encodeHeader(call.etag);
  if (call.isKnownDevice) headers["X-Known-Device"] = "yes";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const context = requestContext();
  if (context) headers[REQUEST_ID] = context.id;
  if (context?.client) headers[CLIENT_ADDRESS] = context.client;
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
