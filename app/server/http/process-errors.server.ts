import { env } from "../settings/env.server";
import { failRequest } from "./http-gate.server";
import { redactPath } from "../../../platform/logs/request-log";
import { requestContext } from "../request/request-context.server";

// Paths are printed through "%s", because console.error would treat a "%" in a path as a format.

/**
 * Logs unexpected errors with the request that caused them, so that one request cannot end the
 * others.
 */
export function handleProcessErrors(): void {
  process.on("unhandledRejection", logRejection);
  process.on("uncaughtException", failRequestOrExit);
}

function logRejection(reason: unknown): void {
  console.error("%s", `[unhandled rejection] ${describeRequest()}`, reason);
}

/**
 * Fails the request that caused the error. An error outside requests ends the program, because its
 * state is unknown.
 */
function failRequestOrExit(error: Error): void {
  const context = requestContext();
  if (context) {
    console.error("%s", `[uncaught] ${describeRequest()}`, error);
    return failRequest(context);
  }
  const isPortInUse = "code" in error && error.code === "EADDRINUSE";
  console.error(isPortInUse ? `Port ${env.PORT} is in use: set PORT to another one.` : error);
  process.exit(1);
}

function describeRequest(): string {
  const context = requestContext();
  return context
    ? `${context.method} ${JSON.stringify(redactPath(context.path))} (${context.id})`
    : "outside of requests";
}
