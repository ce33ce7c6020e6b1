import * as z from "zod";
import { errorWords } from "../../../domain/words/errors";
import { fill } from "../../../domain/words/message";
import { redactPath } from "../../../platform/logs/request-log";
import { registerTimings } from "../../../platform/metrics/metrics";
import { recordLoginState, type LoginState } from "./login-state.server";
import { sendCall, type Call, type Credentials, type RawResponse } from "./exchange.server";
import { logFault, UpstreamFault, type FaultKind } from "./faults.server";
import { describeWireRefusal } from "./wire-refusal.server";

/** The zod schema that validates and converts a response. */
type ResponseSchema<Read> = z.ZodType<Read, z.ZodTypeDef, unknown>;

/**
 * The size limits of responses in bytes. Lists come in pages and an invoice has at most 100 lines;
 * a PDF may contain fonts.
 */
const MAX_BYTES = { json: 2 * 1024 * 1024, file: 16 * 1024 * 1024 };

/** Calls the API and returns the response as `answer` parses it. Throws `UpstreamFault`. */
export async function callV2<Read>({
  answer,
  ...call
}: Call & { answer: ResponseSchema<Read> }): Promise<Read> {
  const where = `${call.method ?? "GET"} ${redactPath(call.path)}`;
  const { bytes } = await callMeasured(call, where, MAX_BYTES.json);
  return parseAnswer(answer, readJson(bytes, where), where);
}

/**
 * Calls the API like `callV2`, for a write with an idempotency key. `isRepeat` is true when an
 * earlier call with the same key did the work and the API repeats its response. It is always false
 * for a server that does not report repeats.
 */
export async function callV2Once<Read>({
  answer,
  ...call
}: Call & { answer: ResponseSchema<Read>; idempotencyKey: string }): Promise<{
  value: Read;
  isRepeat: boolean;
}> {
  const where = `${call.method ?? "GET"} ${redactPath(call.path)}`;
  const { bytes, headers } = await callMeasured(call, where, MAX_BYTES.json);
  const isRepeat = headers.get("idempotency-replayed") === "true";
  return { value: parseAnswer(answer, readJson(bytes, where), where), isRepeat };
}

/**
 * Reads the body of a successful response, which is JSON or empty. Throws `UpstreamFault` for any
 * other body, such as the page of a proxy, which must not pass for the API's answer to a write.
 */
function readJson(bytes: Uint8Array, where: string): unknown {
  const value = parseJson(bytes);
  if (value !== undefined || bytes.length === 0) return value;
  throw logFault(new UpstreamFault("malformed", 502, "", `${where}: the response is not JSON`));
}

/**
 * Parses a response; throws `UpstreamFault` when it does not match the schema. `where` names the
 * call in the log.
 */
export function parseAnswer<Read>(
  answer: ResponseSchema<Read>,
  value: unknown,
  where: string,
): Read {
  const parsed = answer.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw logFault(
    new UpstreamFault(
      "malformed",
      502,
      "",
      `${where} at ${issue?.path.join(".")}: ${issue?.message}`,
    ),
  );
}

/**
 * Fetches a file from the API. Throws `UpstreamFault`, also when the content type does not begin
 * with `type`, such as "application/pdf". `disposition` is the Content-Disposition header, which
 * holds the file's name; empty without the header.
 */
export async function fetchV2File(
  call: Call & { type: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; disposition: string }> {
  const where = `${call.method ?? "GET"} ${redactPath(call.path)}`;
  const { headers, bytes } = await callMeasured(call, where, MAX_BYTES.file);
  if (!headers.get("content-type")?.startsWith(call.type)) {
    throw logFault(new UpstreamFault("malformed", 502, "", `${where}: not ${call.type}`));
  }
  return { bytes, disposition: headers.get("content-disposition") ?? "" };
}

/** A response whose body was not larger than allowed. */
type CompleteResponse = RawResponse & { bytes: Uint8Array<ArrayBuffer> };

const calls = registerTimings("lejar_api_calls_seconds", "Duration of v2 API calls.", [
  "method",
  "resource",
]);

function callMeasured(call: Call, where: string, maxBytes: number): Promise<CompleteResponse> {
  const [, resource = ""] = call.path.split("/");
  const labels = { method: call.method ?? "GET", resource };
  const response = calls.time(labels, () => callOrThrow(call, where, maxBytes), toOutcome);
  if (call.credentials) trackLoginState(call.credentials, response);
  return response;
}

/**
 * Records, for the rest of the request, that the result of the call will show whether the login is
 * still valid.
 */
export function trackLoginState(credentials: Credentials, response: Promise<unknown>): void {
  recordLoginState(
    credentials,
    response.then(() => "valid", toLoginState),
  );
}

function toOutcome(error: unknown): string {
  return error instanceof UpstreamFault ? error.kind : "failed";
}

function toLoginState(error: unknown): LoginState {
  if (!(error instanceof UpstreamFault)) return "unknown";
  if (error.kind === "unauthorized") return "ended";
  return error.status < 500 ? "valid" : "unknown";
}

async function callOrThrow(call: Call, where: string, maxBytes: number): Promise<CompleteResponse> {
  const received = await sendCall(call, maxBytes).catch((error: unknown) => {
    throw logFault(new UpstreamFault("unreachable", 503, "", `${where}: ${describeError(error)}`));
  });
  const { status, bytes } = received;
  if (status >= 300) throw toFault(received, where);
  if (!bytes)
    throw logFault(
      new UpstreamFault(
        "malformed",
        502,
        "",
        `${where}: the response has more than ${maxBytes} bytes`,
      ),
    );
  return { ...received, bytes };
}

const messageSchema = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
]);

const codeSchema = z.object({ code: z.string().max(100) });

function toFault({ status, headers, bytes }: RawResponse, where: string): UpstreamFault {
  const body = bytes && parseJson(bytes);
  const message = messageSchema.safeParse(body).data?.slice(0, 500) ?? "";
  const words = describeWireRefusal(body) ?? message;
  const create = (kind: FaultKind, text = words) => {
    const fault = new UpstreamFault(kind, status, text, where, message || text);
    fault.code = codeSchema.safeParse(body).data?.code ?? "";
    return fault;
  };
  if (status === 401) return create("unauthorized");
  if (status === 402) return create("expired");
  if (status === 404) return create("notFound", words || defaultWords(404));
  if (status < 500) return create("refused", words || defaultWords(status));
  const fault = create(words ? "refused" : "unreachable");
  const retryAfter = headers.get("retry-after") ?? "";
  if (/^\d{1,5}$/.test(retryAfter)) fault.retryAfter = Number(retryAfter);
  return logFault(fault);
}

function defaultWords(status: number): string {
  const words = errorWords.refusals;
  const messages: Record<number, string> = {
    403: words.forbidden,
    404: words.notFound,
    409: words.changed,
    413: words.tooLarge,
    422: words.invalid,
    429: words.tooMany,
  };
  return messages[status] ?? fill(words.unknown, { status });
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
