import type { ContentfulStatusCode } from "hono/utils/http-status";

/** An error that is answered with an HTTP status and a message for the user. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  /** The seconds after which the request may be repeated. Undefined when the time is not known. */
  readonly retryAfter: number | undefined;
  /** A code of the reason, for programs. Undefined when the status tells a program enough. */
  readonly code: string | undefined;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { retryAfter, code }: { retryAfter?: number; code?: string } = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

/**
 * Returns a 404 error. The message is the same for a missing record and for a record of another
 * company.
 */
export function createNotFoundError(what: string): ApiError {
  return new ApiError(404, `This ${what} was not found.`);
}

/** Returns a refusal: a 422 error with a message about the rule that the request breaks. */
export function createRefusal(message: string): ApiError {
  return new ApiError(422, message);
}
