import { env } from "../settings/env.server";
import { failRequest } from "./http-gate.server";
import { redactPath } from "../../../platform/logs/request-log";
import { requestContext } from "../request/request-context.server";

// A path is printed as text, behind "%s": what looks like a format in it would swallow the error.

/** An unexpected error in one request is logged with that request, and never ends the others. */
export function handleProcessErrors(): void {
  process.on("unhandledRejection", logRejection);
  process.on("uncaughtException", failRequestOrExit);
}

function logRejection(reason: unknown): void {
  console.error("%s", `[unhandled rejection] ${describeRequest()}`, reason);
}

/**
 * An error of one request ends that request; any other leaves the program in a state that nobody
 * knows.
 */
function failRequestOrExit(error: Error): void {
  const context = requestContext();
  if (context) {
    console.error("%s", `[uncaught] ${describeRequest()}`, error);
    return failRequest(context);
  }
  const isTaken = "code" in error && error.code === "EADDRINUSE";
  console.error(isTaken ? `Port ${env.PORT} is in use: set PORT to another one.` : error);
  process.exit(1);
}

function describeRequest(): string {
  const context = requestContext();
  return context
    ? `${context.method} ${JSON.stringify(redactPath(context.path))} (${context.id})`
    : "outside of requests";
}
