import type { RefusalReason, SecurityEvent } from "../../../platform/logs/security-log";
import { recordSecurityEvent } from "~/server/security/security-events.server";
import { lacksExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/** Logs a security event when the API lacks the extension "security" and so may not log it. */
export async function logSecurityEventForPlainApi(event: SecurityEvent): Promise<void> {
  if (await lacksExtension("security")) recordSecurityEvent(event);
}

/**
 * Calls the API. When the API rejects what was sent (`isWrongGuess`) and lacks the extension
 * "security", logs the event with the reason `refused`.
 */
export async function callAndLogRefusal<Answer>(
  event: SecurityEvent["event"],
  refused: RefusalReason,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof UpstreamFault && error.isWrongGuess)
      await logSecurityEventForPlainApi({ event, refused });
    throw error;
  }
}
