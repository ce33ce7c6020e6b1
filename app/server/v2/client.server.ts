import * as z from "zod";
import { withoutSecrets } from "../../../platform/logs/request-log";
import { timings } from "../../../platform/metrics/metrics";
import { noteVerdict, type Verdict } from "./login-verdict.server";
import { exchange, type Call, type Credentials, type Received } from "./exchange.server";
import { logged, UpstreamFault } from "./faults.server";

/** What an answer must look like, and what it is read as. */
type Answer<Read> = z.ZodType<Read, z.ZodTypeDef, unknown>;

/** Bytes. A list has 20 rows and a record 100 lines; a PDF may bring its fonts along. */
const LARGEST = { answer: 2 * 1024 * 1024, file: 16 * 1024 * 1024 };

/** Calls the API and returns the answer as its schema reads it; throws `UpstreamFault`. */
export async function callV2<Read>({
  answer,
  ...call
}: Call & { answer: Answer<Read> }): Promise<Read> {
  const where = `${call.method ?? "GET"} ${withoutSecrets(call.path)}`;
  const { bytes } = await ask(call, where, LARGEST.answer);
  return readAnswer(answer, parseJson(bytes), where);
}

/**
 * As `callV2`, of a write under a key; `isRepeat` when an earlier try had done it, and the answer is
 * that one's. A server that does not tell is taken for one that did it now.
 */
export async function callV2Once<Read>({
  answer,
  ...call
}: Call & { answer: Answer<Read>; idempotencyKey: string }): Promise<{
  read: Read;
  isRepeat: boolean;
}> {
  const where = `${call.method ?? "GET"} ${withoutSecrets(call.path)}`;
  const { bytes, headers } = await ask(call, where, LARGEST.answer);
  const isRepeat = headers.get("idempotency-replayed") === "true";
  return { read: readAnswer(answer, parseJson(bytes), where), isRepeat };
}

/** What an answer is read as; throws `UpstreamFault` when it does not look like it. */
export function readAnswer<Read>(answer: Answer<Read>, value: unknown, where: string): Read {
  const parsed = answer.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw logged(
    new UpstreamFault(
      "malformed",
      502,
      "",
      `${where} at ${issue?.path.join(".")}: ${issue?.message}`,
    ),
  );
}

/** Calls the API for a file; throws `UpstreamFault`, also when it is not of `type`. */
export async function fetchV2File(
  call: Call & { type: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; disposition: string }> {
  const where = `${call.method ?? "GET"} ${withoutSecrets(call.path)}`;
  const { headers, bytes } = await ask(call, where, LARGEST.file);
  if (!headers.get("content-type")?.startsWith(call.type)) {
    throw logged(new UpstreamFault("malformed", 502, "", `${where}: not ${call.type}`));
  }
  return { bytes, disposition: headers.get("content-disposition") ?? "" };
}

type Whole = Received & { bytes: Uint8Array<ArrayBuffer> };

const calls = timings("lejar_api_calls_seconds", "Calls of the v2 API.", ["method", "resource"]);

function ask(call: Call, where: string, largest: number): Promise<Whole> {
  const [, resource = ""] = call.path.split("/");
  const labels = { method: call.method ?? "GET", resource };
  const asked = calls.time(labels, () => askFor(call, where, largest), kindOf);
  if (call.credentials) noteAsked(call.credentials, asked);
  return asked;
}

/** For the rest of the request: what becomes of `answered` tells whether the login holds. */
export function noteAsked(credentials: Credentials, answered: Promise<unknown>): void {
  noteVerdict(
    credentials,
    answered.then(() => "holds", verdictOf),
  );
}

function kindOf(error: unknown): string {
  return error instanceof UpstreamFault ? error.kind : "failed";
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
  if (!bytes)
    throw logged(
      new UpstreamFault(
        "malformed",
        502,
        "",
        `${where}: the answer has more than ${largest} bytes`,
      ),
    );
  return { ...received, bytes };
}

const refusal = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
]);

const coded = z.object({ code: z.string().max(100) });

function toFault({ status, headers, bytes }: Received, where: string): UpstreamFault {
  const body = bytes && parseJson(bytes);
  const said = refusal.safeParse(body);
  const words = said.success ? said.data.slice(0, 500) : "";
  if (status === 401) return new UpstreamFault("unauthorized", 401, words, where);
  if (status === 402) return new UpstreamFault("expired", 402, words, where);
  if (status === 404) return new UpstreamFault("notFound", 404, words || plainWords(404), where);
  if (status < 500) {
    const refused = new UpstreamFault("refused", status, words || plainWords(status), where);
    refused.code = coded.safeParse(body).data?.code ?? "";
    return refused;
  }
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

function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
