import type { IncomingMessage, ServerResponse } from "node:http";

/** What is known of a request before it is answered. */
export type LoggedRequest = {
  id: string;
  method: string;
  /** Without its query, which may hold what should not be logged. */
  path: string;
};

/** What came of it. */
export type LoggedResponse = LoggedRequest & {
  /** Null when the other end went before it was answered. */
  status: number | null;
  milliseconds: number;
  /** The client's address, as far as it is known. */
  address: string | null;
};

/** Tells of an answer when it has gone out, or when nobody waits for it any longer. */
export function onResponseEnd(
  response: ServerResponse,
  tell: (outcome: Pick<LoggedResponse, "status" | "milliseconds">) => void,
): void {
  const began = performance.now();
  response.on("close", () =>
    tell({
      status: response.writableFinished ? response.statusCode : null,
      milliseconds: performance.now() - began,
    }),
  );
}

/** Writes one line of JSON; what is no error goes to standard output. */
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

/** The address that was asked for, without its query. */
export function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

/** The other end's address; null when the connection has gone. */
export function addressOf({ socket }: IncomingMessage): string | null {
  // IPv4 reaches a socket of both kinds as ::ffff:203.0.113.7.
  return socket.remoteAddress?.replace(/^::ffff:(?=[\d.]+$)/i, "") ?? null;
}

/** A path as it may stand in a log; its query was left out before. */
export function redactPath(path: string): string {
  const parts = path.split("/");
  const isBuilt = parts[1] === "build";
  const shown = parts.map((part, index) => {
    const isLink = part !== "" && LINKS.test(decodePart(parts[index - 1] ?? ""));
    if (!isLink && isBuilt && HASHED_FILE.test(part)) return part;
    return isLink || SECRET.test(decodePart(part)) ? "…" : part;
  });
  return shown.join("/");
}

/** Of customers' links, whatever its case: "/i/{token}". */
const LINKS = /^i$/i;

/** Emails, and whatever is long enough to hold a token. */
const SECRET = /@|[\w~-]{20,}/;

/** A file of the build, such as "entry.client-AO1EVttA.js". */
const HASHED_FILE = /-[\w-]{8}\.(js|css)$/;

/** Also where some of it cannot be decoded. */
function decodePart(part: string): string {
  return part.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
