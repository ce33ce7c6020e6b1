import type { Context, ErrorHandler } from "hono";
import { Refusal } from "./refusal";

/** Seconds. */
const SOON = { "retry-after": "5" };

/** Every failure is answered as {"message": …}; what was not foreseen is logged. */
export const answerError: ErrorHandler = (error, c) => {
  if (error instanceof Refusal) {
    return c.json({ message: error.message }, error.status, error.status === 503 ? SOON : {});
  }
  if (isBusy(error)) {
    return c.json({ message: "The books are busy just now. Please try again." }, 503, SOON);
  }
  // The path without its query, which may carry a token.
  console.error(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
  return c.json({ message: "Something went wrong. Please try again later." }, 500);
};

export function answerNotFound(c: Context): Response {
  return c.json({ message: "There is nothing at this address." }, 404);
}

function isBusy(error: Error): boolean {
  return "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}
