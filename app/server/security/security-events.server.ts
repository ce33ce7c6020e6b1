import { logSecurityEvent, type SecurityEvent } from "../../../platform/logs/security-log";
import { requestContext } from "../request/request-context.server";

/**
 * Logs what this app decides by itself. What the API decides it logs itself, as part of the same
 * request.
 */
export function recordSecurityEvent(event: SecurityEvent): void {
  const { id = null, client: address = null } = requestContext() ?? {};
  logSecurityEvent(event, { id, address });
}

/** Whose session it is, as an event names them. */
export function eventAccount({ person, companyId }: { person: { id: string }; companyId: string }) {
  return { account: person.id, company: companyId };
}
