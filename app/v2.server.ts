import * as z from "zod";
import { createUpstream } from "../upstream/app";
import { braintreeKeys } from "../upstream/payments/keys";
import { env } from "./env.server";
import { readBody } from "./lib/read-body";
import { once } from "./once.server";

/** Who calls: the pair behind the session cookie, or nobody before login. */
export type Credentials = { clientId: string; accessToken: string };

/** What a person can do about it decides the kind; pages and forms choose their words by it. */
export type FaultKind =
  /** 401: the credentials are no longer good. */
  | "unauthorized"
  /** 402: the company is on the free plan. */
  | "expired"
  /** 404. */
  | "notFound"
  /** Another 4xx, or a 5xx that says why: `words` are for the person. */
  | "refused"
  /** No answer, too late, or a 5xx without words. */
  | "unreachable"
  /** An answer that does not keep the contract. */
  | "malformed";

/** Every way in which a call to the v2 API can fail. */
export class UpstreamFault extends Error {
  /** The form that was posted is kept by itself: its page shows it again as it was typed. */
  isFormKept = false;

  constructor(
    readonly kind: FaultKind,
    readonly status: number,
    /** The upstream's own words; blank when it has none. */
    readonly words: string,
    where: string,
  ) {
    super(`${where}: ${kind} (${status}) ${words}`);
    this.name = "UpstreamFault";
  }

  /** Nothing at all can be done before a login or a subscription: never to be caught on the way. */
  get isBarred(): boolean {
    return this.kind === "unauthorized" || this.kind === "expired";
  }
}

/** Does what the API may refuse, once the form that asks for it is kept. */
export async function onceKept<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UpstreamFault) error.isFormKept = true;
    throw error;
  }
}

/** Asks another way where a server has not this call, or refuses it with one of the statuses `also`. */
export async function orElse<Answer>(call: Promise<Answer>, also: number[], otherwise: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof UpstreamFault && [...UNKNOWN_CALL, ...also].includes(error.status)) return otherwise();
    throw error;
  }
}

/** There is no such path, or not by this method. */
const UNKNOWN_CALL = [404, 405, 501];

type Query = Record<string, string | number | undefined>;

type Call = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the base, such as "/contacts". */
  path: string;
  query?: Query;
  body?: unknown;
  credentials?: Credentials | undefined;
  /** Writes carry one, so that a repeat does the work once. */
  idempotencyKey?: string;
  /** The `updated_at` of what is written over; 409 when it is no longer what is stored. */
  version?: string;
};

/** What an answer must look like, and what it is read as. */
type Answer<Read> = z.ZodType<Read, z.ZodTypeDef, unknown>;

// A page must say within 10 s that nothing answered. A read that fails at once
// is tried again once; a write never is, because a server may ignore its key.
const DEADLINE_MS = 9_000;
const RETRY_BELOW_MS = 2_000;
const LARGEST_ANSWER = 20 * 1024 * 1024;

/** Calls the API and returns the answer as its schema reads it; throws `UpstreamFault`. */
export async function callV2<Read>({ answer, ...call }: Call & { answer: Answer<Read> }): Promise<Read> {
  const where = `${call.method ?? "GET"} ${call.path}`;
  const response = await send(call, where);
  const text = new TextDecoder().decode(await readWhole(response, where));
  const parsed = answer.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw logged(new UpstreamFault("malformed", 502, "", `${where} at ${issue?.path.join(".")}: ${issue?.message}`));
}

/** Calls the API for a file; throws `UpstreamFault`, also when it is not of `type`. */
export async function fetchV2File(
  call: Call & { type: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; disposition: string }> {
  const where = `${call.method ?? "GET"} ${call.path}`;
  const response = await send(call, where);
  const bytes = await readWhole(response, where);
  if (!response.headers.get("content-type")?.startsWith(call.type)) {
    throw logged(new UpstreamFault("malformed", 502, "", `${where}: not ${call.type}`));
  }
  return { bytes, disposition: response.headers.get("content-disposition") ?? "" };
}

/** True when the API answers at all. */
export async function upstreamAnswers(): Promise<boolean> {
  try {
    const request = new Request(new URL("/v2/healthz", base), { signal: AbortSignal.timeout(3_000) });
    return (await reach(request)).status < 500;
  } catch {
    return false;
  }
}

/** Ends the embedded API, if it is the one in use. */
export async function closeUpstream(): Promise<void> {
  if (!env.API_BASE_URL) await (await embedded()).close();
}

/** Opens the embedded API, if it is the one in use, so that the first page need not wait for it. */
export async function openUpstream(): Promise<void> {
  if (!env.API_BASE_URL) await embedded();
}

const base = env.API_BASE_URL ?? "http://embedded.invalid/v2";

const embedded = () =>
  once("upstream", () =>
    createUpstream({
      dataDir: env.DATA_DIR,
      apiKey: env.API_KEY,
      demo: env.demo,
      brandName: env.BRAND_NAME,
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      braintree: braintreeKeys(env),
    }),
  );

async function reach(request: Request): Promise<Response> {
  return env.API_BASE_URL ? fetch(request) : (await embedded()).fetch(request);
}

async function send(call: Call, where: string): Promise<Response> {
  const began = Date.now();
  const attempt = () => reach(toRequest(call, DEADLINE_MS - (Date.now() - began)));
  let response: Response;
  try {
    response = await attempt().catch((error: unknown) => {
      const mayRetry = (call.method ?? "GET") === "GET" && Date.now() - began < RETRY_BELOW_MS;
      if (!mayRetry) throw error;
      return attempt();
    });
  } catch (error) {
    throw logged(new UpstreamFault("unreachable", 503, "", `${where}: ${reason(error)}`));
  }
  if (response.ok) return response;
  throw await toFault(response, where);
}

function toRequest({ method = "GET", path, query = {}, body, credentials, idempotencyKey, version }: Call, timeout: number): Request {
  const url = new URL(base + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
  }
  const headers = new Headers({ "X-Api-Key": env.API_KEY, Accept: "application/json" });
  if (credentials) {
    const pair = Buffer.from(`${credentials.clientId}:${credentials.accessToken}`).toString("base64");
    headers.set("Authorization", `Basic ${pair}`);
  }
  if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
  if (version) headers.set("If-Match", version);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  return new Request(url, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(Math.max(timeout, 1)),
    redirect: "error",
  });
}

const refusal = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
]);

async function toFault(response: Response, where: string): Promise<UpstreamFault> {
  const { status } = response;
  const text = new TextDecoder().decode(await readWhole(response, where));
  const said = refusal.safeParse(parseJson(text));
  const words = said.success ? said.data.slice(0, 500) : "";
  if (status === 401) return new UpstreamFault("unauthorized", 401, words, where);
  if (status === 402) return new UpstreamFault("expired", 402, words, where);
  if (status === 404) return new UpstreamFault("notFound", 404, words, where);
  if (status < 500) return new UpstreamFault("refused", status, words || plainWords(status), where);
  return logged(new UpstreamFault(words ? "refused" : "unreachable", status, words, where));
}

function plainWords(status: number): string {
  const known: Record<number, string> = {
    403: "This is not allowed.",
    409: "This was changed by someone else meanwhile. Reload and try again.",
    413: "This is too large to be sent.",
    422: "Something in it is not accepted. Please check what you entered.",
    429: "Too many tries. Please wait a little and try again.",
  };
  return known[status] ?? `This was refused (${status}). Please check what you entered.`;
}

async function readWhole(response: Response, where: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBody(response.body, LARGEST_ANSWER).catch((error: unknown) => {
    throw logged(new UpstreamFault("unreachable", 502, "", `${where}: ${reason(error)}`));
  });
  if (!bytes) throw logged(new UpstreamFault("malformed", 502, "", `${where}: the answer is too large`));
  return bytes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function logged(fault: UpstreamFault): UpstreamFault {
  console.error(`[v2] ${fault.message}`);
  return fault;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
