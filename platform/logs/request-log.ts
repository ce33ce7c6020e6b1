import type { IncomingMessage, ServerResponse } from "node:http";

/** A request before it is handled. */
export type LoggedRequest = {
  id: string;
  method: string;
  /** The path without the query, which may contain data that must not be logged. */
  path: string;
};

/** A request with its response. */
export type LoggedResponse = LoggedRequest & {
  /** Null when the client disconnected before the response. */
  status: number | null;
  milliseconds: number;
  /** The client's address; null when it is unknown. */
  address: string | null;
};

/** Calls `callback` once, when the response was sent or the client has disconnected. */
export function onResponseEnd(
  response: ServerResponse,
  callback: (outcome: Pick<LoggedResponse, "status" | "milliseconds">) => void,
): void {
  const startedAt = performance.now();
  response.on("close", () =>
    callback({
      status: response.writableFinished ? response.statusCode : null,
      milliseconds: performance.now() - startedAt,
    }),
  );
}

/** Logs a request as one line of JSON to standard output. */
export function logRequest(outcome: LoggedResponse): void {
  const { id, method, path, status, milliseconds, address } = outcome;
  const line = {
    time: new Date().toISOString(),
    level: status !== null && status >= 500 ? "error" : "info",
    message: "request",
    id,
    method,
    path: redactPath(path),
    status,
    milliseconds: Math.round(milliseconds),
    address,
  };
  console.log(JSON.stringify(line));
}

/** Returns the path of a request without its query. */
export function getPath({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

/** Returns the address of the peer; null after the connection has closed. */
export function getPeerAddress({ socket }: IncomingMessage): string | null {
  // A socket for IPv4 and IPv6 reports IPv4 addresses as ::ffff:203.0.113.7.
  return socket.remoteAddress?.replace(/^::ffff:(?=[\d.]+$)/i, "") ?? null;
}

/** Replaces the parts of a path that may be secret. The path must have no query. */
export function redactPath(path: string): string {
  const parts = path.split("/");
  const isBuildFile = parts[1] === "build";
  const redacted = parts.map((part, index) => {
    const isToken = part !== "" && LINKS.test(decodePart(parts[index - 1] ?? ""));
    if (!isToken && isBuildFile && HASHED_FILE.test(part)) return part;
    return isToken || SECRET.test(decodePart(part)) ? "…" : part;
  });
  return redacted.join("/");
}

/**
 * Matches the part before the token of a customer's link, "/i/{token}", in capital or small
 * letters.
 */
const LINKS = /^i$/i;

/** Matches emails, and texts that are long enough to contain a token. */
const SECRET = /@|[\w~-]{20,}/;

/** Matches a file of the build, such as "entry.client-AO1EVttA.js". */
const HASHED_FILE = /-[\w-]{8}\.(js|css)$/;

/** Decodes percent-encoded bytes and keeps invalid percent signs. */
function decodePart(part: string): string {
  return part.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
