import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A request that is answered with a status and words for the person. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  /** Seconds until the request may be worth repeating; undefined when that cannot be said. */
  readonly retryAfter: number | undefined;
  /** By which a program knows the reason; undefined where the status says it. */
  readonly code: string | undefined;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { retryAfter, code }: { retryAfter?: number; code?: string } = {},
  ) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

/** The same words whether the record is missing or another company's. */
export function notFound(what: string): ApiError {
  return new ApiError(404, `This ${what} was not found.`);
}

export function unacceptable(message: string): ApiError {
  return new ApiError(422, message);
}
