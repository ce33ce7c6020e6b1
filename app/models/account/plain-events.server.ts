import type { RefusalReason, SecurityEvent } from "../../../platform/logs/security-log";
import { recordSecurityEvent } from "~/server/security/security-events.server";
import { lacksExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/** Logs what an API without the extension "security" may not log itself. */
export async function logForPlainApi(event: SecurityEvent): Promise<void> {
  if (await lacksExtension("security")) recordSecurityEvent(event);
}

/** Also logs what the API finds wrong, as refused. */
export async function logRefusalForPlainApi<Answer>(
  event: SecurityEvent["event"],
  refused: RefusalReason,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof UpstreamFault && error.isWrongGuess)
      await logForPlainApi({ event, refused });
    throw error;
  }
}
