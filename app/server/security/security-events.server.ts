import { logSecurityEvent, type SecurityEvent } from "../../../platform/logs/security-log";
import { getRequestContext } from "../request/request-context.server";

/**
 * Logs a security event of this request that the app itself has detected. The API logs its own
 * events, with the same request id.
 */
export function recordSecurityEvent(event: SecurityEvent): void {
  const { id = null, clientAddress: address = null } = getRequestContext() ?? {};
  logSecurityEvent(event, { id, address });
}

/** Returns the account and company of a session, as security events name them. */
export function toEventAccount({
  person,
  companyId,
}: {
  person: { id: string };
  companyId: string;
}) {
  return { account: person.id, company: companyId };
}
