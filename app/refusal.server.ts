import type { Fault } from "./components/error-summary";
import { UpstreamFault } from "./v2.server";

/** What a public form is told when the API did not do it; throws on what is no answer of the API. */
export function refusalOf(error: unknown): { fault: Fault; status: number } {
  if (!(error instanceof UpstreamFault)) throw error;
  if (error.kind === "unreachable" || error.kind === "malformed") {
    return { fault: { title: "Connection Error", text: "Please try again later." }, status: 503 };
  }
  return { fault: { title: "Error", text: error.words || "This could not be done. Please check what you entered." }, status: 422 };
}
