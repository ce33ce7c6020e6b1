import { businessWords as words } from "../../domain/words/business";
import { loginWords } from "../../domain/words/login";
import { fill } from "../../domain/words/message";
import { confirmPassword } from "~/models/account/session.server";
import type { ProfileField } from "~/models/business/fields";
import { findGuardedChanges } from "~/models/business/profile.server";
import { LOGIN_WINDOW_MINUTES, recordAttempt } from "~/server/security/rate-limit.server";
import { recordSecurityEvent, toEventAccount } from "~/server/security/security-events.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import type { PostedProfile } from "./posted.server";

/** The question for the password, which the page must ask before the profile is saved. */
export type PasswordNeeded = {
  /** The changed fields that are saved only with the password; empty when they are unknown. */
  fields: ProfileField[];
  /** Why the typed password did not count, in words for the user; empty when none was typed. */
  problem: string;
  status: 403 | 422 | 429;
};

/**
 * Checks the password for changes of guarded fields, such as the bank account. Returns the question
 * for the password, or null when the profile may be saved: no guarded field has changed, or the
 * user has typed the password now or a short time ago. Wrong passwords count as failed logins.
 */
export async function askForPassword(
  session: Session,
  request: Request,
  { typed, password }: PostedProfile,
): Promise<PasswordNeeded | null> {
  const fields = await findGuardedChanges(session, typed);
  if (fields.length === 0) return null;
  if (password === "") return { fields, problem: "", status: 403 };
  // A session of an older release has no email, so its attempts are counted by the user's id.
  const account = session.person.email || `person ${session.person.id}`;
  const attempt = await recordAttempt("login", { request, account });
  if (attempt.isLimited) {
    recordSecurityEvent({
      event: "password_confirmed",
      refused: "limit",
      ...toEventAccount(session),
    });
    const problem = fill(loginWords.tooManyTries, { minutes: LOGIN_WINDOW_MINUTES });
    return { fields, problem, status: 429 };
  }
  try {
    await confirmPassword(session.credentials, password);
  } catch (error) {
    if (error instanceof UpstreamFault && error.code === "wrong_password")
      return { fields, problem: words.password.wrong, status: 422 };
    await attempt.uncount();
    throw error;
  }
  await attempt.uncount();
  return null;
}
