import { recordAttempt } from "~/server/security/rate-limit.server";
import { listExtensions } from "~/server/v2/extensions.server";

/** What a link turned out to be; wrong ones are counted by address. */
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
