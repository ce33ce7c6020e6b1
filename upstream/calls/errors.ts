import type { Context } from "hono";
import {
  DISK_FAULT_STATUS,
  DISK_FAULT_MESSAGES,
  toDiskFault,
} from "../../platform/data-folder/faults";
import { REQUEST_ID_HEADER, parseRequestId } from "../../platform/logs/request-id";
import { redactPath } from "../../platform/logs/request-log";
import { DATABASE_FAULT_STATUS, DATABASE_FAULT_MESSAGES, DatabaseFault } from "../db/faults";
import { ApiError } from "../wire/api-error";

/** The seconds after which a caller may repeat a request that failed temporarily. */
const RETRY_SECONDS = 5;

/**
 * Answers a failed request with {"message": …}. Logs every error except an `ApiError` and a busy
 * SQLite database.
 */
export function answerError(error: Error, c: Context): Response {
  if (error instanceof ApiError) {
    const seconds = error.retryAfter ?? (error.status === 503 ? RETRY_SECONDS : undefined);
    return c.json(
      { message: error.message, ...(error.code === undefined ? {} : { code: error.code }) },
      error.status,
      seconds === undefined ? {} : { "retry-after": String(seconds) },
    );
  }
  if (error instanceof DatabaseFault) return answerDatabaseFault(error, c);
  const fault = toDiskFault(error);
  if (fault === "busy") {
    return c.json({ message: "The books are busy just now. Please try again." }, 503, {
      "retry-after": String(RETRY_SECONDS),
    });
  }
  console.error(`${describeRequest(c)} failed: ${error.stack ?? error.message}`);
  if (fault) return c.json({ message: DISK_FAULT_MESSAGES[fault] }, DISK_FAULT_STATUS[fault]);
  return c.json({ message: "Something went wrong. Please try again later." }, 500);
}

function answerDatabaseFault({ kind, message }: DatabaseFault, c: Context): Response {
  console.error(`${describeRequest(c)} failed in PostgreSQL: ${message}`);
  return c.json({ message: DATABASE_FAULT_MESSAGES[kind] }, DATABASE_FAULT_STATUS[kind], {
    "retry-after": String(RETRY_SECONDS),
  });
}

/** Describes a request for the log. Leaves out the query, which may contain a token. */
function describeRequest({ req }: Context): string {
  const id = parseRequestId(req.header(REQUEST_ID_HEADER));
  const name = `${req.method} ${redactPath(req.path)}`;
  return id === undefined ? name : `${name} (${id})`;
}

/** Answers a request whose address has no route. */
export function answerNotFound(c: Context): Response {
  return c.json({ message: "There is nothing at this address." }, 404);
}
