import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "~/lib/singleton.server";

/** What is known of the HTTP request that is being answered. */
export type RequestContext = {
  /** Names the request in the log. */
  id: string;
  method: string;
  /** Without its query, which may hold what should not be logged. */
  path: string;
  /**
   * The other end of the connection, which is a proxy's where there is one; null when the socket
   * has gone.
   */
  address: string | null;
  /**
   * The client's address, as far as the trusted proxies tell it; left out where it is the
   * connection's.
   */
  client?: string | null;
  /** Milliseconds since 1970: when an answer must be under way, however many calls it takes. */
  deadline: number;
  /** What was read for this request and need not be read again, by name. */
  cache?: Map<string, Promise<unknown>>;
};

/**
 * A person is told within ten seconds that nothing answered: this leaves the rest for drawing and
 * sending the page.
 */
export const REQUEST_MS = 8_500;

const storage = singleton("request context", () => new AsyncLocalStorage<RequestContext>());

/** Runs `answer`, and all that it begins, as part of a request. */
export function withRequestContext<T>(context: RequestContext, answer: () => T): T {
  return storage.run(context, answer);
}

/** What an action leaves of its request's time to the page that tells what came of it. */
const PAGE_RESERVE_MS = 1_500;

/**
 * Runs what a form asks for. Its time begins now that the form has arrived, however slow the line
 * is, and ends before the request's: the form as it was typed is shown in the rest.
 */
export function withActionDeadline<T>(act: () => T): T {
  const context = requestContext();
  if (!context) return act();
  context.deadline = Date.now() + REQUEST_MS;
  return withRequestContext({ ...context, deadline: context.deadline - PAGE_RESERVE_MS }, act);
}

/** Undefined outside of requests: at the start, in timers of our own, in tests. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** By what a person can name the request, and whoever helps find it in the log. */
export function requestReference(): string | undefined {
  return requestContext()?.id.slice(0, 8);
}

/** The address of whoever asks, behind the trusted proxies; null when nobody can tell. */
export function clientAddress(): string | null {
  const { address = null, client = address } = requestContext() ?? {};
  return client;
}

/** Milliseconds left of the request's time, never below 0; all of it outside of requests. */
export function millisecondsLeft(): number {
  const context = requestContext();
  return context ? Math.max(context.deadline - Date.now(), 0) : REQUEST_MS;
}

/** What `read` answers, once in a request however many loaders ask; each time outside of requests. */
export function cachePerRequest<T>(name: string, read: () => Promise<T>): Promise<T> {
  const context = requestContext();
  if (!context) return read();
  const known = (context.cache ??= new Map());
  // Kept under this name by the same function.
  const answer = (known.get(name) as Promise<T> | undefined) ?? read();
  known.set(name, answer);
  return answer;
}

/** To be called when what was read is written. */
export function clearRequestCache(): void {
  requestContext()?.cache?.clear();
}
