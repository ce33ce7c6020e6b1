import { redirect } from "@remix-run/node";
import { findInterruptedPost } from "~/server/session/interrupted-post.server";
import type { Session } from "~/server/session/session-storage.server";
import { safeReturnPath, paths } from "~/paths";

/**
 * The fields that the API refused with 401 before this login, or that belong to another company;
 * leads on when there are none.
 */
export async function loadInterruptedPost(session: Session, request: Request) {
  const interrupted = await findInterruptedPost(session);
  if (!interrupted?.fields) throw redirect(nextLocation(request));
  return { to: interrupted.to, fields: interrupted.fields };
}

/** Where one goes once the post is sent or given up. */
export function nextLocation(request: Request): string {
  return safeReturnPath(new URL(request.url).searchParams.get("then")) ?? paths.home();
}
