import { recordAttempt } from "~/server/security/rate-limit.server";
import { listExtensions } from "~/server/v2/extensions.server";

/** Checks a link with `ask`. Invalid links are counted by network address, up to a limit. */
export async function checkLink(
  request: Request,
  ask: () => Promise<boolean>,
): Promise<"right" | "wrong" | "limited"> {
  const attempt = await recordAttempt("confirm", { request });
  if (attempt.isLimited) return "limited";
  try {
    if (!(await listExtensions()).includes("confirmations") || !(await ask())) return "wrong";
  } catch (error) {
    await attempt.uncount();
    throw error;
  }
  await attempt.uncount();
  return "right";
}
