import { redirect } from "@remix-run/node";
import { findInterruptedPost } from "~/server/session/interrupted-post.server";
import type { Session } from "~/server/session/session-storage.server";
import { parseReturnPath, paths } from "~/paths";

/**
 * Loads the fields of a form that was posted when the API had ended the login, or when another
 * company was selected. `to` is the path that the form was posted to. Redirects to the next page when
 * no post with fields is stored.
 */
export async function loadInterruptedPost(session: Session, request: Request) {
  const interrupted = await findInterruptedPost(session);
  if (!interrupted?.fields) throw redirect(parseNextPath(request));
  return { to: interrupted.to, fields: interrupted.fields };
}

/**
 * Returns the path to open after the post is sent or discarded: `?then=`, or home when that is not a
 * path of this app.
 */
export function parseNextPath(request: Request): string {
  return parseReturnPath(new URL(request.url).searchParams.get("then")) ?? paths.home();
}
