import * as z from "zod";
import { createUpstream } from "../../../upstream/app";
import { braintreeKeys } from "../../../upstream/payments/keys";
import { env } from "../settings/env.server";
import { readBody } from "~/lib/read-body";
import { once } from "~/lib/singleton.server";
import { noteVerdict, type Verdict } from "./login-verdict.server";
import { millisecondsLeft } from "../request-context.server";

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
  /** Seconds until it may be worth asking again, where the API says so. */
  retryAfter: number | null = null;

  constructor(
    readonly kind: FaultKind,
    readonly status: number,
    /** The upstream's own words; blank when it has none. */
    readonly words: string,
    where: string,
  ) {
    super(inOneLine(`${where}: ${kind} (${status}) ${words}`));
    this.name = "UpstreamFault";
  }

  /** Nothing at all can be done before a login or a subscription: never to be caught on the way. */
  get isBarred(): boolean {
    return this.kind === "unauthorized" || this.kind === "expired";
  }

  /** The API looked at what was typed, and it was not right: neither too busy to look, nor out of reach. */
  get isWrongGuess(): boolean {
    return this.status >= 400 && this.status < 500 && ![402, 408, 429].includes(this.status);
  }
}

/** Words from outside end up in the log, where a line break would make a line of its own. */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
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

// A read that fails at once is tried again once; a write never is, because a
// server may ignore its key.
const RETRY_BELOW_MS = 2_000;

/** Bytes. A list has 20 rows and a record 100 lines; a PDF may bring its fonts along. */
const LARGEST = { answer: 2 * 1024 * 1024, file: 16 * 1024 * 1024, refusal: 64 * 1024 };

/** Calls the API and returns the answer as its schema reads it; throws `UpstreamFault`. */
export async function callV2<Read>({ answer, ...call }: Call & { answer: Answer<Read> }): Promise<Read> {
  const where = `${call.method ?? "GET"} ${call.path}`;
  const { bytes } = await ask(call, where, LARGEST.answer);
  const parsed = answer.safeParse(parseJson(bytes));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw logged(new UpstreamFault("malformed", 502, "", `${where} at ${issue?.path.join(".")}: ${issue?.message}`));
}

/** Calls the API for a file; throws `UpstreamFault`, also when it is not of `type`. */
export async function fetchV2File(
  call: Call & { type: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; disposition: string }> {
  const where = `${call.method ?? "GET"} ${call.path}`;
  const { headers, bytes } = await ask(call, where, LARGEST.file);
  if (!headers.get("content-type")?.startsWith(call.type)) {
    throw logged(new UpstreamFault("malformed", 502, "", `${where}: not ${call.type}`));
  }
  return { bytes, disposition: headers.get("content-disposition") ?? "" };
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

type Received = {
  status: number;
  headers: Headers;
  /** Null when there were more of them than allowed. */
  bytes: Uint8Array<ArrayBuffer> | null;
};

type Whole = Received & { bytes: Uint8Array<ArrayBuffer> };

function ask(call: Call, where: string, largest: number): Promise<Whole> {
  const asked = askFor(call, where, largest);
  if (call.credentials) noteVerdict(call.credentials, asked.then(() => "holds", verdictOf));
  return asked;
}

function verdictOf(error: unknown): Verdict {
  if (!(error instanceof UpstreamFault)) return "unknown";
  if (error.kind === "unauthorized") return "ended";
  return error.status < 500 ? "holds" : "unknown";
}

async function askFor(call: Call, where: string, largest: number): Promise<Whole> {
  const received = await exchange(call, largest).catch((error: unknown) => {
    throw logged(new UpstreamFault("unreachable", 503, "", `${where}: ${reason(error)}`));
  });
  const { status, bytes } = received;
  if (status >= 300) throw toFault(received, where);
  if (!bytes) throw logged(new UpstreamFault("malformed", 502, "", `${where}: the answer has more than ${largest} bytes`));
  return { ...received, bytes };
}

async function exchange(call: Call, largest: number): Promise<Received> {
  const began = Date.now();
  try {
    return await attempt(call, largest);
  } catch (error) {
    const mayRetry = (call.method ?? "GET") === "GET" && Date.now() - began < RETRY_BELOW_MS;
    if (!mayRetry) throw error;
    return attempt(call, largest);
  }
}

/** One call, its answer read to the end, within what is left of the time of the page that needs it. */
async function attempt(call: Call, largest: number): Promise<Received> {
  const left = millisecondsLeft();
  // Nobody would wait for it, and a write might be done all the same.
  if (left === 0) throw new Error("the time of the request was used up before");
  const ending = new AbortController();
  const tooLate = new Promise<never>((_, reject) => {
    ending.signal.addEventListener("abort", () => reject(new Error("no whole answer in the time of the request")), { once: true });
  });
  const timer = setTimeout(() => ending.abort(), left);
  const receive = async () => {
    const response = await reach(toRequest(call, ending.signal));
    const { ok, status, headers, body } = response;
    return { status, headers, bytes: await readBody(body, ok ? largest : LARGEST.refusal) };
  };
  try {
    // What runs in this process, or trickles in from elsewhere, hears nothing of the signal.
    return await Promise.race([receive(), tooLate]);
  } finally {
    clearTimeout(timer);
    // What was not read is not sent either.
    ending.abort();
  }
}

function toRequest({ method = "GET", path, query = {}, body, credentials, idempotencyKey, version }: Call, signal: AbortSignal): Request {
  const url = new URL(base + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
  }
  const headers = new Headers({ "X-Api-Key": env.API_KEY, Accept: "application/json" });
  if (credentials) {
    const pair = Buffer.from(`${credentials.clientId}:${credentials.accessToken}`).toString("base64");
    headers.set("Authorization", `Basic ${pair}`);
  }
  // Both come back in a form's fields, where anybody can write anything.
  if (idempotencyKey) headers.set("Idempotency-Key", headerText(idempotencyKey));
  if (version) headers.set("If-Match", headerText(version));
  if (body !== undefined) headers.set("Content-Type", "application/json");
  return new Request(url, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal, redirect: "error" });
}

function headerText(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, encodeURIComponent);
}

const refusal = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
]);

function toFault({ status, headers, bytes }: Received, where: string): UpstreamFault {
  const said = refusal.safeParse(bytes && parseJson(bytes));
  const words = said.success ? said.data.slice(0, 500) : "";
  if (status === 401) return new UpstreamFault("unauthorized", 401, words, where);
  if (status === 402) return new UpstreamFault("expired", 402, words, where);
  if (status === 404) return new UpstreamFault("notFound", 404, words || plainWords(404), where);
  if (status < 500) return new UpstreamFault("refused", status, words || plainWords(status), where);
  const fault = new UpstreamFault(words ? "refused" : "unreachable", status, words, where);
  const retryAfter = headers.get("retry-after") ?? "";
  if (/^\d{1,5}$/.test(retryAfter)) fault.retryAfter = Number(retryAfter);
  return logged(fault);
}

function plainWords(status: number): string {
  const known: Record<number, string> = {
    403: "This is not allowed.",
    404: "This was not found. It may have been deleted meanwhile.",
    409: "This was changed by someone else meanwhile. Reload and try again.",
    413: "This is too large to be sent.",
    422: "Something in it is not accepted. Please check what you entered.",
    429: "Too many tries. Please wait a little and try again.",
  };
  return known[status] ?? `This was refused (${status}). Please check what you entered.`;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
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
