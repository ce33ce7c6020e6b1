import { AsyncLocalStorage } from "node:async_hooks";
import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import { CLIENT_ADDRESS, REQUEST_ID, requestId } from "../../platform/logs/request-id";
import {
  logSecurityEvent,
  type EventRequest,
  type SecurityEvent,
} from "../../platform/logs/security-log";

const storage = new AsyncLocalStorage<EventRequest>();

/**
 * Answers a call, and does all that it begins, as part of the request that the caller says it is
 * for.
 */
export const withRequestOrigin: MiddlewareHandler = (c, next) => {
  const id = requestId(c.req.header(REQUEST_ID));
  const address = c.req.header(CLIENT_ADDRESS) ?? "";
  c.header(REQUEST_ID, id);
  return storage.run({ id, address: isIP(address) ? address : null }, next);
};

/** The client's address as the caller tells it; null when nobody can tell. */
export function clientAddress(): string | null {
  return storage.getStore()?.address ?? null;
}

/** Logs what happened in the call that is being answered. */
export function noteSecurityEvent(event: SecurityEvent): void {
  logSecurityEvent(event, storage.getStore() ?? { id: null, address: null });
}
