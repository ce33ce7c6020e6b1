import type { Context } from "hono";
import { DISK_FAULT_STATUS, DISK_FAULT_WORDS, diskFault } from "../../data-folder/faults";
import { DATABASE_FAULT_STATUS, DATABASE_FAULT_WORDS, DatabaseFault } from "../db/faults";
import { ApiError } from "./api-error";

/** Seconds. */
const SOON = 5;

/** Every failure is answered as {"message": …}; what was not foreseen is logged. */
export function answerError(error: Error, c: Context): Response {
  if (error instanceof ApiError) {
    const seconds = error.retryAfter ?? (error.status === 503 ? SOON : undefined);
    return c.json(
      { message: error.message },
      error.status,
      seconds === undefined ? {} : { "retry-after": String(seconds) },
    );
  }
  if (error instanceof DatabaseFault) return answerDatabaseFault(error, c);
  const fault = diskFault(error);
  if (fault === "busy") {
    return c.json({ message: "The books are busy just now. Please try again." }, 503, {
      "retry-after": String(SOON),
    });
  }
  // The path without its query, which may carry a token.
  console.error(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
  if (fault) return c.json({ message: DISK_FAULT_WORDS[fault] }, DISK_FAULT_STATUS[fault]);
  return c.json({ message: "Something went wrong. Please try again later." }, 500);
}

function answerDatabaseFault({ kind, message }: DatabaseFault, c: Context): Response {
  console.error(`${c.req.method} ${c.req.path} failed in PostgreSQL: ${message}`);
  return c.json({ message: DATABASE_FAULT_WORDS[kind] }, DATABASE_FAULT_STATUS[kind], {
    "retry-after": String(SOON),
  });
}

export function answerNotFound(c: Context): Response {
  return c.json({ message: "There is nothing at this address." }, 404);
}
