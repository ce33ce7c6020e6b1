import { recordAttempt } from "~/server/security/rate-limit.server";
import { listExtensions } from "~/server/v2/extensions.server";

/**
 * Checks a link with `isValid`. Returns "limited", without a check, when too many wrong links were
 * opened from the visitor's network address. Returns "wrong" when `isValid` returns false, or the API
 * has no such links.
 */
export async function checkLink(
  request: Request,
  isValid: () => Promise<boolean>,
): Promise<"right" | "wrong" | "limited"> {
  const attempt = await recordAttempt("confirm", { request });
  if (attempt.isLimited) return "limited";
  try {
    if (!(await listExtensions()).includes("confirmations") || !(await isValid())) return "wrong";
  } catch (error) {
    await attempt.uncount();
    throw error;
  }
  await attempt.uncount();
  return "right";
}
