import { AsyncLocalStorage } from "node:async_hooks";
import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import {
  CLIENT_ADDRESS_HEADER,
  REQUEST_ID_HEADER,
  ensureRequestId,
} from "../../platform/logs/request-id";
import {
  logSecurityEvent,
  type LoggedRequestInfo,
  type SecurityEvent,
} from "../../platform/logs/security-log";

const storage = new AsyncLocalStorage<LoggedRequestInfo>();

/**
 * Runs a request, and all work that the request starts, with the request's id and the client's
 * address from its headers.
 */
export const withRequestOrigin: MiddlewareHandler = (c, next) => {
  const id = ensureRequestId(c.req.header(REQUEST_ID_HEADER));
  const address = c.req.header(CLIENT_ADDRESS_HEADER) ?? "";
  c.header(REQUEST_ID_HEADER, id);
  return storage.run({ id, address: isIP(address) ? address : null }, next);
};

/**
 * Returns the IP address of the browser of the current request, which the caller of the API sends in
 * a header. Returns null when there is no valid address.
 */
export function findClientAddress(): string | null {
  return storage.getStore()?.address ?? null;
}

/** Logs a security event with the id and the client's address of the current request. */
export function recordSecurityEvent(event: SecurityEvent): void {
  logSecurityEvent(event, storage.getStore() ?? { id: null, address: null });
}
