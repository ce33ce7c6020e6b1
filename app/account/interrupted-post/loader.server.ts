import { redirect } from "@remix-run/node";
import { findInterruptedPost } from "~/server/session/interrupted-post.server";
import type { Session } from "~/server/session/session-storage.server";
import { safeReturnPath, paths } from "~/paths";

/**
 * Returns the fields of a post that the API rejected with 401 before this login, or that belongs to
 * another company. Redirects to the next page when no post with fields is stored. `to` is the path
 * that the fields were posted to.
 */
export async function loadInterruptedPost(session: Session, request: Request) {
  const interrupted = await findInterruptedPost(session);
  if (!interrupted?.fields) throw redirect(nextLocation(request));
  return { to: interrupted.to, fields: interrupted.fields };
}

/** Returns the address to go to after the post is sent or discarded. */
export function nextLocation(request: Request): string {
  return safeReturnPath(new URL(request.url).searchParams.get("then")) ?? paths.home();
}
