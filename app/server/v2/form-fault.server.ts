import type { HeadersArgs } from "@remix-run/node";
import { errorWords as words } from "../../../domain/words/errors";
import { connectionErrorMessage, type FaultText } from "~/lib/fault-messages";
import { UpstreamFault } from "./faults.server";

/**
 * Returns the message for a form whose API call failed, and the status and headers of the response.
 * The status is 422 when the API rejected the form, because the form can be corrected, and 503 when
 * the API failed. Throws any error that is not an `UpstreamFault`.
 */
export function toFormFault(error: unknown): {
  fault: FaultText;
  responseInit: { status: number; headers: Record<string, string> };
} {
  if (!(error instanceof UpstreamFault)) throw error;
  const headers: Record<string, string> =
    error.retryAfter === null ? {} : { "Retry-After": String(error.retryAfter) };
  if (error.kind === "unreachable" || error.kind === "malformed") {
    return {
      fault: connectionErrorMessage(),
      responseInit: { status: 503, headers },
    };
  }
  const text = error.words || words.formRefused;
  return {
    fault: { title: words.error, text },
    responseInit: { status: error.status < 500 ? 422 : 503, headers },
  };
}

/**
 * The `headers` function of a route, which sends the headers of the action's response, such as
 * Retry-After.
 */
export function forwardActionHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders;
}
