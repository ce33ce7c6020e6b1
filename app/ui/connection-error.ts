import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";

/** Tells whether the browser could not reach the server, or the answer has the status 502 or 503. */
export function isConnectionError(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 502 || error.status === 503;
  // Each browser has its own message, but all throw a TypeError from fetch.
  return (
    error instanceof TypeError &&
    typeof navigator !== "undefined" &&
    /fetch|network|load failed|connection/i.test(error.message)
  );
}

export type ConnectionErrorAnswer = { hasConnectionError: true };

/**
 * The client action of routes with forms: after a connection error, the page still shows the form
 * as typed.
 */
export async function keepFormOnConnectionError({
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (isRouteErrorResponse(error) || !isConnectionError(error)) throw error;
    // Remix reads the status of a Response and does not run the loaders after 503. From data() Remix
    // reads no status, and would run the loaders.
    const body = JSON.stringify({ hasConnectionError: true } satisfies ConnectionErrorAnswer);
    return new Response(body, { status: 503, headers: { "Content-Type": "application/json" } });
  }
}

/** Tells whether the last post got no answer, because the browser could not reach the server. */
export function hasConnectionError(answer: object | undefined): answer is ConnectionErrorAnswer {
  return answer !== undefined && "hasConnectionError" in answer;
}
