import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { discardUnreadBody } from "../../platform/connections/unread-body";
import { REQUEST_ID_HEADER, ensureRequestId } from "../../platform/logs/request-id";
import {
  getPeerAddress,
  logRequest,
  getPath,
  onResponseEnd,
} from "../../platform/logs/request-log";

/** A function that answers a request. The type comes from Hono's Node adapter. */
type FetchHandler = Parameters<typeof getRequestListener>[0];

/**
 * How long the server keeps idle connections open, in milliseconds. Callers close idle
 * connections earlier, so that no caller sends a request on a connection that the server is
 * closing.
 */
const KEEP_ALIVE_MS = 65_000;

/** The time in which a caller must send a whole request, in milliseconds. */
const REQUEST_MS = 60_000;

/** Creates the HTTP server of the separate API. The server does not listen yet. */
export function createApiServer(
  fetch: FetchHandler,
  { logsRequests }: { logsRequests: boolean },
): { server: Server; startDraining: () => void } {
  const answer = getRequestListener(fetch, { autoCleanupIncoming: false });
  let isDraining = false;
  const server = createServer((request, response) => {
    const id = ensureRequestId(request.headers[REQUEST_ID_HEADER.toLowerCase()]);
    // `answer` reads the raw headers. Setting the id there gives the request the same id in the log
    // of requests and in the messages that the API logs.
    request.rawHeaders = withHeader(request.rawHeaders, REQUEST_ID_HEADER, id);
    if (logsRequests) logWhenAnswered(request, response, id);
    discardUnreadBody(request, response);
    if (isDraining) response.setHeader("Connection", "close");
    void answer(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_MS;
  return {
    server,
    /** Makes the answer of every following request close its connection. */
    startDraining: () => (isDraining = true),
  };
}

/** Returns the raw headers with a header replaced. The array alternates names and values. */
function withHeader(raw: string[], name: string, value: string): string[] {
  const others = raw.filter((_, index) => {
    return raw[index - (index % 2)]?.toLowerCase() !== name.toLowerCase();
  });
  return [...others, name, value];
}

function logWhenAnswered(request: IncomingMessage, response: ServerResponse, id: string): void {
  const requestValues = { id, method: request.method ?? "", path: getPath(request) };
  const address = getPeerAddress(request);
  onResponseEnd(response, (outcome) => logRequest({ ...requestValues, ...outcome, address }));
}
