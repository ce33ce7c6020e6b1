import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { discardUnreadBody } from "../../platform/connections/unread-body";
import { REQUEST_ID, requestId } from "../../platform/logs/request-id";
import { addressOf, logRequest, pathOf, onResponseEnd } from "../../platform/logs/request-log";

/** What answers requests; Hono's apps want more than the request. */
type FetchHandler = Parameters<typeof getRequestListener>[0];

/**
 * Longer than callers keep an idle connection, so that none sends a write on one that is just being
 * closed.
 */
const KEEP_ALIVE_MS = 65_000;

/** How long a caller may take to send a request. */
const REQUEST_MS = 60_000;

/** The HTTP server of the API when it runs by itself. */
export function createApiServer(
  fetch: FetchHandler,
  { logsRequests }: { logsRequests: boolean },
): { server: Server; startDraining: () => void } {
  const answer = getRequestListener(fetch, { autoCleanupIncoming: false });
  let isDraining = false;
  const server = createServer((request, response) => {
    const id = requestId(request.headers[REQUEST_ID.toLowerCase()]);
    // What answers reads the raw headers: both logs name the request alike.
    request.rawHeaders = withHeader(request.rawHeaders, REQUEST_ID, id);
    if (logsRequests) logWhenAnswered(request, response, id);
    discardUnreadBody(request, response);
    if (isDraining) response.setHeader("Connection", "close");
    void answer(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_MS;
  return {
    server,
    /** From now on answers end their connections, so that nothing more is sent on them. */
    startDraining: () => (isDraining = true),
  };
}

/** Names and values take turns. */
function withHeader(raw: string[], name: string, value: string): string[] {
  const others = raw.filter((_, index) => {
    return raw[index - (index % 2)]?.toLowerCase() !== name.toLowerCase();
  });
  return [...others, name, value];
}

function logWhenAnswered(request: IncomingMessage, response: ServerResponse, id: string): void {
  const asked = { id, method: request.method ?? "", path: pathOf(request) };
  const address = addressOf(request);
  onResponseEnd(response, (outcome) => logRequest({ ...asked, ...outcome, address }));
}
