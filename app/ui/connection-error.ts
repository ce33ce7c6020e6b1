import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";

/** True when the line was down: the browser got no answer, or the server none from the API. */
export function isConnectionError(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 502 || error.status === 503;
  // Browsers say it in words of their own, but all of them as a TypeError of fetch.
  return (
    error instanceof TypeError &&
    typeof navigator !== "undefined" &&
    /fetch|network|load failed|connection/i.test(error.message)
  );
}

export type ConnectionErrorAnswer = { hasConnectionError: true };

/**
 * For the routes of forms: when the line is down while the form is sent, it stays on the screen as
 * typed.
 */
export async function keepFormOnConnectionError({
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (isRouteErrorResponse(error) || !isConnectionError(error)) throw error;
    // A response, not data(): only so does Remix see the status, and leave the loaders alone.
    const body = JSON.stringify({ hasConnectionError: true } satisfies ConnectionErrorAnswer);
    return new Response(body, { status: 503, headers: { "Content-Type": "application/json" } });
  }
}

/** What the server answered last, and whether the last try did not even reach it. */
export function hasConnectionError(answer: object | undefined): answer is ConnectionErrorAnswer {
  return answer !== undefined && "hasConnectionError" in answer;
}
