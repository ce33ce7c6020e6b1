import { errorWords as words } from "../../../domain/words/errors";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { REQUEST_ID_HEADER, ensureRequestId } from "../../../platform/logs/request-id";
import { discardUnreadBody } from "../../../platform/connections/unread-body";
import { logRequest, getPath, onResponseEnd } from "../../../platform/logs/request-log";
import { registerTimings } from "../../../platform/metrics/metrics";
import { getSingleton } from "~/lib/singleton.server";
import { env } from "../settings/env.server";
import { chooseLanguage } from "../request/language.server";
import { isDraining, isLeftToAnotherCopy } from "./draining.server";
import { findClientAddress, parseAddress } from "~/lib/ip-address.server";
import { isOwnOrigin } from "../security/is-own-origin.server";
import { recordSecurityEvent } from "../security/security-events.server";
import {
  REQUEST_MS,
  withRequestContext,
  type RequestContext,
} from "../request/request-context.server";

/** Renders the page of an error that occurs outside of Remix. */
export type RenderErrorPage = (words: { title: string; text: string }) => {
  html: string;
  headers: Headers;
};

/**
 * Handles each request before the other listeners of Node's HTTP server do. remix-serve creates the
 * server and does not expose it. Node's diagnostics channel names the server before its first
 * request is handled, and then the gate is added to it (decision 60).
 */
export function installHttpGate(renderPage: RenderErrorPage): void {
  getSingleton("http gate", () => {
    state.renderPage = renderPage;
    subscribe("http.server.request.start", (message) =>
      addGate((message as { server: Server }).server),
    );
    return true;
  });
}

/** The times that a browser has to send its headers, and to send its headers and whole form. */
const HEADERS_MS = 20_000;
const BODY_MS = 60_000;

/**
 * The server keeps an idle connection for longer than nginx and other proxies do, so that no proxy
 * sends a form on a connection that the server is just closing.
 */
const KEEP_ALIVE_MS = 65_000;

const requestTimings = registerTimings(
  "lejar_requests_seconds",
  "Duration of browser requests, by method and status.",
  ["method"],
);

type State = {
  servers: Set<Server>;
  /** Responses that have not ended, with their requests. */
  openResponses: Map<ServerResponse, RequestContext>;
  renderPage: RenderErrorPage;
};

const renderPlainText: RenderErrorPage = ({ title }) => ({
  html: title,
  headers: new Headers({ "Content-Type": "text/plain" }),
});
const state = getSingleton("http requests", (): State => ({
  servers: new Set(),
  openResponses: new Map(),
  renderPage: renderPlainText,
}));
const { servers, openResponses } = state;

/** Puts the gate in front of the listeners of a server, once. */
function addGate(server: Server): void {
  if (servers.has(server)) return;
  servers.add(server);
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = BODY_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    handleRequest(request, response, () =>
      listeners.forEach((listen) => void listen.call(server, request, response)),
    );
  });
}

function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  handle: () => void,
): void {
  const context = createContext(request, response);
  openResponses.set(response, context);
  onResponseEnd(response, ({ status, milliseconds }) => {
    openResponses.delete(response);
    // The outcome is "gone" when the client disconnected before a response.
    requestTimings.observe(
      { method: context.method, outcome: String(status ?? "gone") },
      milliseconds / 1000,
    );
    if (!env.logsRequests) return;
    const { id, method, path, clientAddress: address = null } = context;
    logRequest({ id, method, path, status, milliseconds, address });
  });
  if (isLeftToAnotherCopy(context)) return void response.destroy();
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader(REQUEST_ID_HEADER, context.id);
  if (env.secure) response.setHeader("Strict-Transport-Security", "max-age=31536000");
  discardUnreadBody(request, response);
  if (isDraining()) response.setHeader("Connection", "close");
  const rejection = withRequestContext(context, () => checkRequest(request));
  if (rejection)
    return withRequestContext(context, () => sendRejection(request, response, rejection));
  withRequestContext(context, handle);
}

function createContext(request: IncomingMessage, response: ServerResponse): RequestContext {
  const isTrustedProxy = env.TRUSTED_PROXIES;
  const peerAddress = parseAddress(request.socket.remoteAddress ?? "");
  // The peer is at hop 0, the proxy in front of it would be at hop 1.
  const isFromProxy = isTrustedProxy(peerAddress ?? "", 0);
  const sentId = request.headers[REQUEST_ID_HEADER.toLowerCase()];
  return {
    // Only a trusted proxy may choose the id. A client could choose the id of another request, and
    // the log would mix both.
    id: ensureRequestId(isFromProxy ? sentId : undefined),
    method: request.method ?? "",
    path: getPath(request),
    peerAddress,
    clientAddress: findClientAddress(request, isTrustedProxy),
    deadline: Date.now() + REQUEST_MS,
    language: chooseLanguage(request.headers),
    addCookie: (cookie) => void response.appendHeader("Set-Cookie", cookie),
  };
}

type Rejection = { status: number; title: string; text: string; headers?: Record<string, string> };

const METHODS = ["GET", "HEAD", "POST"];

/**
 * Returns why the request is rejected; null when it may pass. Remix would respond to most rejected
 * requests with status 500 and no page, before any route runs.
 */
function checkRequest(request: IncomingMessage): Rejection | null {
  const { method = "", headers, url = "" } = request;
  if (!METHODS.includes(method)) {
    return {
      status: 405,
      ...words.method,
      headers: { Allow: METHODS.join(", ") },
    };
  }
  if (!isOwnPath(url) || !URL.canParse(`http://${headers.host ?? ""}`)) {
    return {
      status: 400,
      ...words.address,
    };
  }
  if (method === "POST" && headers.origin !== undefined)
    return checkOrigin(request, headers.origin);
  return null;
}

// Returns false for an absolute address, as in "GET http://example.com/ HTTP/1.1", which asks this
// server to act as a proxy.
function isOwnPath(url: string): boolean {
  return url.startsWith("/") && URL.canParse(url, "http://localhost") && canBeDecoded(url);
}

function canBeDecoded(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

// Remix also compares Origin with the host, and responds with 500 when they differ. A proxy may
// have changed the Host header, so the host is sent to Remix in X-Forwarded-Host, which Remix
// prefers.
function checkOrigin(request: IncomingMessage, origin: string): Rejection | null {
  if (isOwnOrigin(origin, request.headers.host)) {
    request.headers["x-forwarded-host"] = new URL(origin).host;
    return null;
  }
  recordSecurityEvent({ event: "foreign_request", refused: "foreign_origin" });
  console.warn(
    env.APP_URL
      ? `[origin] A form was sent from ${origin}, but APP_URL is ${env.APP_URL}.`
      : `[origin] A form was sent from ${origin}. Behind a proxy, set APP_URL to the address that users open.`,
  );
  return {
    status: 403,
    ...words.faults.foreign,
  };
}

function sendRejection(
  request: IncomingMessage,
  response: ServerResponse,
  { status, title, text, headers = {} }: Rejection,
): void {
  const page = state.renderPage({ title, text });
  response.writeHead(status, { ...Object.fromEntries(page.headers), ...headers });
  response.end(request.method === "HEAD" ? undefined : page.html);
}

/**
 * Responds with 500 to a request whose handling threw an error outside of all promises. When the
 * response has already started, closes the connection instead.
 */
export function failRequest(context: RequestContext): void {
  for (const [response, { id }] of openResponses) {
    if (id !== context.id) continue;
    if (response.headersSent) {
      response.destroy();
      continue;
    }
    const { html, headers } = withRequestContext(context, () => state.renderPage(words.uncaught));
    response.writeHead(500, Object.fromEntries(headers));
    response.end(html);
  }
}

/** Stops accepting connections and closes idle connections. */
export function stopListening(): void {
  for (const server of servers) if (server.listening) server.close();
}

/** Resolves when all responses have ended, or after `milliseconds`. */
export async function waitForOpenRequests(milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (openResponses.size > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
