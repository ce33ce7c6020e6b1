import type { RequestContext } from "./request-context.server";

/** What came of a request. */
export type Outcome = {
  context: RequestContext;
  /** Null when the other end went before it was answered. */
  status: number | null;
  milliseconds: number;
  /** The client's address, as far as the trusted proxies tell it. */
  address: string | null;
};

/** Writes one line of JSON; what is no error goes to standard output. */
export function logRequest({ context, status, milliseconds, address }: Outcome): void {
  const line = {
    time: new Date().toISOString(),
    level: status !== null && status >= 500 ? "error" : "info",
    message: "request",
    id: context.id,
    method: context.method,
    path: withoutSecrets(context.path),
    status,
    milliseconds: Math.round(milliseconds),
    address,
  };
  console.log(JSON.stringify(line));
}

/** Emails, and whatever is long enough to be a token. Names of files, which have a dot, are none. */
const SECRET = /(?<=\/)(?:[^/]*(?:@|%40)[^/]*|[\w~-]{20,})(?=\/|$)/gi;

/** A path as it may stand in a log; its query was left out before. */
export function withoutSecrets(path: string): string {
  return path.replace(SECRET, "…");
}
