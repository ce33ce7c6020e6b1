import { env } from "../settings/env.server";
import { failRequest } from "./http-gate.server";
import { redactPath } from "../../../platform/logs/request-log";
import { getRequestContext } from "../request/request-context.server";

// Paths are printed through "%s", because console.error would treat a "%" in a path as a format.

/**
 * Logs unexpected errors with the requests that caused them. Without these handlers, an error in
 * one request would end the process and all other requests with it.
 */
export function handleProcessErrors(): void {
  process.on("unhandledRejection", logRejection);
  process.on("uncaughtException", failRequestOrExit);
}

function logRejection(reason: unknown): void {
  console.error("%s", `[unhandled rejection] ${describeRequest()}`, reason);
}

/**
 * Fails the request that caused the error. An error outside requests ends the program, because the
 * state of the program is then unknown.
 */
function failRequestOrExit(error: Error): void {
  const context = getRequestContext();
  if (context) {
    console.error("%s", `[uncaught] ${describeRequest()}`, error);
    return failRequest(context);
  }
  const isPortInUse = "code" in error && error.code === "EADDRINUSE";
  console.error(isPortInUse ? `Port ${env.PORT} is in use: set PORT to another one.` : error);
  process.exit(1);
}

function describeRequest(): string {
  const context = getRequestContext();
  return context
    ? `${context.method} ${JSON.stringify(redactPath(context.path))} (${context.id})`
    : "outside of requests";
}
