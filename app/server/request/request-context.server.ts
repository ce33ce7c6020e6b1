import { AsyncLocalStorage } from "node:async_hooks";
import { DEFAULT_LANGUAGE, type Language } from "../../../domain/languages";
import { setLanguageSource } from "../../../domain/words/in-languages";
import { getSingleton } from "~/lib/singleton.server";

/** The HTTP request that is being handled. */
export type RequestContext = {
  /** Identifies the request in the log. */
  id: string;
  method: string;
  /** The path without the query, which may contain data that must not be logged. */
  path: string;
  /**
   * The address of the peer, which is the proxy when there is one. Null after the socket has
   * closed.
   */
  peerAddress: string | null;
  /**
   * The client's address according to the trusted proxies; null when it is unknown. Tests may omit
   * it: the client then has the address of the peer.
   */
  clientAddress?: string | null;
  /**
   * The time, in milliseconds since 1970, by which all API calls of the request must have ended.
   */
  deadline: number;
  /** The language of the person; English when tests omit it. */
  language?: Language;
  /** Adds a Set-Cookie header to the response. Missing in tests. */
  addCookie?: (cookie: string) => void;
  /** The values that `cachePerRequest` has read for this request, by name. */
  cache?: Map<string, Promise<unknown>>;
};

/**
 * The time for all API calls of a request. The user must see a response, even an error, within ten
 * seconds; the other 1.5 seconds are for rendering and sending the page.
 */
export const REQUEST_MS = 8_500;

const storage = getSingleton("request context", () => new AsyncLocalStorage<RequestContext>());

/** The language in which `writeInLanguage` writes at the moment; null otherwise. */
let writtenLanguage: Language | null = null;

setLanguageSource(() => writtenLanguage ?? storage.getStore()?.language ?? DEFAULT_LANGUAGE);

/** Returns what `write` returns when the person has this language. `write` must not wait. */
export function writeInLanguage<Text>(language: Language, write: () => Text): Text {
  const before = writtenLanguage;
  writtenLanguage = language;
  try {
    return write();
  } finally {
    writtenLanguage = before;
  }
}

/** Runs `handle` and everything it starts as part of a request. */
export function withRequestContext<T>(context: RequestContext, handle: () => T): T {
  return storage.run(context, handle);
}

/** The part of the request's time that an action leaves for the page that shows its result. */
const PAGE_RESERVE_MS = 1_500;

/**
 * Runs an action whose form has arrived. The request gets a new deadline, `REQUEST_MS` from now, so
 * that a slow connection takes no time from the API calls. The action gets an earlier deadline, so
 * that the page can still show the form as typed.
 */
export function withActionDeadline<T>(run: () => T): T {
  const context = getRequestContext();
  if (!context) return run();
  context.deadline = Date.now() + REQUEST_MS;
  return withRequestContext({ ...context, deadline: context.deadline - PAGE_RESERVE_MS }, run);
}

/**
 * Returns the current request. Undefined outside requests, for example at start, in timers and in
 * tests.
 */
export function getRequestContext(): RequestContext | undefined {
  return storage.getStore();
}

/**
 * Returns the beginning of the request's id, which a user can quote and an operator can find in the
 * log; undefined outside requests.
 */
export function getRequestReference(): string | undefined {
  return getRequestContext()?.id.slice(0, 8);
}

/** Returns the client's address behind the trusted proxies; null when it is unknown. */
export function getClientAddress(): string | null {
  const { peerAddress: address = null, clientAddress: client = address } =
    getRequestContext() ?? {};
  return client;
}

/**
 * Returns the milliseconds until the deadline of the request, at least 0. Returns `REQUEST_MS`
 * outside requests.
 */
export function getMillisecondsLeft(): number {
  const context = getRequestContext();
  return context ? Math.max(context.deadline - Date.now(), 0) : REQUEST_MS;
}

/**
 * Returns the result of `read`, which is called once per request and name. Outside requests, `read`
 * is called every time.
 */
export function cachePerRequest<T>(name: string, read: () => Promise<T>): Promise<T> {
  const context = getRequestContext();
  if (!context) return read();
  const cache = (context.cache ??= new Map());
  // Each name is used by one caller only, so the cached value has the type that the caller expects.
  const result = (cache.get(name) as Promise<T> | undefined) ?? read();
  cache.set(name, result);
  return result;
}

/**
 * Clears all values that `cachePerRequest` has read. Must be called after a write to one of them.
 */
export function clearRequestCache(): void {
  getRequestContext()?.cache?.clear();
}
