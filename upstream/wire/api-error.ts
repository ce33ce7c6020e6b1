import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  describeRefusal,
  toRefusal,
  type RecordName,
  type Refusal,
  type RefusalCode,
  type ValueArguments,
} from "../../domain/refusals/refusal";

/** An error that is answered with an HTTP status, and with a refusal as message, code and values. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly refusal: Refusal;
  /** The seconds after which the request may be repeated. Undefined when the time is not known. */
  readonly retryAfter: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    refusal: Refusal,
    { retryAfter }: { retryAfter?: number } = {},
  ) {
    super(toMessage(refusal));
    this.name = "ApiError";
    this.status = status;
    this.refusal = refusal;
    this.retryAfter = retryAfter;
  }
}

/** Returns the English message of a refusal. */
export function toMessage(refusal: Refusal): string {
  return describeRefusal(refusal) ?? refusal.code;
}

/**
 * Returns a 404 error. The message is the same for a missing record and for a record of another
 * company.
 */
export function createNotFoundError(record: RecordName): ApiError {
  return new ApiError(404, toRefusal("not_found", { record }));
}

/** Returns a 422 error about the rule that the request breaks. */
export function createRefusal<Code extends RefusalCode>(
  code: Code,
  ...values: ValueArguments<Code>
): ApiError {
  return new ApiError(422, toRefusal(code, ...values));
}
