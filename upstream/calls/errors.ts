import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { toRefusal, type Refusal } from "../../domain/refusals/refusal";
import { DISK_FAULT_STATUS, toDiskFault } from "../../platform/data-folder/faults";
import { REQUEST_ID_HEADER, parseRequestId } from "../../platform/logs/request-id";
import { redactPath } from "../../platform/logs/request-log";
import { DATABASE_FAULT_CODES, DATABASE_FAULT_STATUS, DatabaseFault } from "../db/faults";
import { ApiError, toMessage } from "../wire/api-error";

/** The seconds after which a caller may repeat a request that failed temporarily. */
const RETRY_SECONDS = 5;

/** How refusals are answered: `hasCodes` adds the code and its values (extension "codes"). */
export type RefusalFormat = { hasCodes: boolean };

const WITH_CODES: RefusalFormat = { hasCodes: true };

/** Returns the body of a refusal. */
export function toRefusalBody(refusal: Refusal, { hasCodes }: RefusalFormat): object {
  const message = toMessage(refusal);
  return hasCodes ? { message, ...refusal } : { message };
}

/**
 * Answers a failed request with {"message": …}. Logs every error except an `ApiError` and a busy
 * SQLite database.
 */
export function answerError(error: Error, c: Context, format = WITH_CODES): Response {
  const answer = (refusal: Refusal, status: ContentfulStatusCode, retryAfter?: number) =>
    c.json(
      toRefusalBody(refusal, format),
      status,
      retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
    );
  if (error instanceof ApiError) {
    const { refusal, status, retryAfter = status === 503 ? RETRY_SECONDS : undefined } = error;
    return answer(refusal, status, retryAfter);
  }
  if (error instanceof DatabaseFault) {
    const { kind, message } = error;
    console.error(`${describeRequest(c)} failed in PostgreSQL: ${message}`);
    return answer(
      toRefusal(DATABASE_FAULT_CODES[kind]),
      DATABASE_FAULT_STATUS[kind],
      RETRY_SECONDS,
    );
  }
  const fault = toDiskFault(error);
  if (fault === "busy") return answer(toRefusal("db_busy"), 503, RETRY_SECONDS);
  console.error(`${describeRequest(c)} failed: ${error.stack ?? error.message}`);
  if (fault) return answer(toRefusal(`disk_${fault}`), DISK_FAULT_STATUS[fault]);
  return answer(toRefusal("failed"), 500);
}

/** Describes a request for the log. Leaves out the query, which may contain a token. */
function describeRequest({ req }: Context): string {
  const id = parseRequestId(req.header(REQUEST_ID_HEADER));
  const name = `${req.method} ${redactPath(req.path)}`;
  return id === undefined ? name : `${name} (${id})`;
}

/** Answers a request whose address has no route. */
export function answerNotFound(c: Context, format: RefusalFormat): Response {
  return c.json(toRefusalBody(toRefusal("nothing_here"), format), 404);
}
