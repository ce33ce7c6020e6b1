import { confirmPassword } from "~/models/account/session.server";
import type { ProfileField } from "~/models/business/fields";
import { findGuardedChanges } from "~/models/business/profile.server";
import { LOGIN_WINDOW_MINUTES, recordAttempt } from "~/server/security/rate-limit.server";
import { recordSecurityEvent, eventAccount } from "~/server/security/security-events.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import type { PostedProfile } from "./posted.server";

/** The password is to be typed before these fields are saved. */
export type PasswordNeeded = {
  fields: ProfileField[];
  /** What is wrong with the one that was typed; blank where none was. */
  problem: string;
  status: 403 | 422 | 429;
};

/**
 * Null when the profile may be saved: nothing that is guarded is changed, or the password was given
 * a short time ago or just now. Wrong ones count as those of a login do.
 */
export async function askForPassword(
  session: Session,
  request: Request,
  { typed, password }: PostedProfile,
): Promise<PasswordNeeded | null> {
  const fields = await findGuardedChanges(session, typed);
  if (fields.length === 0) return null;
  if (password === "") return { fields, problem: "", status: 403 };
  // A session from before the email was kept has counts of its own.
  const account = session.person.email || `person ${session.person.id}`;
  const attempt = await recordAttempt("login", { request, account });
  if (attempt.isLimited) {
    recordSecurityEvent({
      event: "password_confirmed",
      refused: "limit",
      ...eventAccount(session),
    });
    const problem = `Too many tries. Please wait ${LOGIN_WINDOW_MINUTES} minutes and try again.`;
    return { fields, problem, status: 429 };
  }
  try {
    await confirmPassword(session.credentials, password);
  } catch (error) {
    if (error instanceof UpstreamFault && error.code === "wrong_password")
      return { fields, problem: error.words, status: 422 };
    await attempt.uncount();
    throw error;
  }
  await attempt.uncount();
  return null;
}
