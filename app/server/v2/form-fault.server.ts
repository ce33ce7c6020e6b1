import type { HeadersArgs } from "@remix-run/node";
import { CONNECTION_ERROR } from "~/lib/fault-messages";
import type { FaultText } from "~/lib/fault-messages";
import { UpstreamFault } from "./faults.server";

/**
 * What a public form is told when the API did not do it, and how it is answered; throws on what is
 * no answer of the API.
 */
export function toFormFault(error: unknown): {
  fault: FaultText;
  answer: { status: number; headers: Record<string, string> };
} {
  if (!(error instanceof UpstreamFault)) throw error;
  const headers: Record<string, string> =
    error.retryAfter === null ? {} : { "Retry-After": String(error.retryAfter) };
  if (error.kind === "unreachable" || error.kind === "malformed") {
    return {
      fault: CONNECTION_ERROR,
      answer: { status: 503, headers },
    };
  }
  const text = error.words || "This could not be done. Please check what you entered.";
  return {
    fault: { title: "Error", text },
    answer: { status: error.status < 500 ? 422 : 503, headers },
  };
}

/** Lets an action's answer say in its headers when to come again: a route's `headers`. */
export function forwardActionHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders;
}
