import { redirect } from "@remix-run/node";
import {
  removeInterruptedPost,
  findInterruptedPost,
} from "~/server/session/interrupted-post.server";
import type { Session } from "~/server/session/session-storage.server";
import { parseNextPath } from "./loader.server";

/** Discards the stored post and redirects to the next page. */
export async function discardInterruptedPost(session: Session, request: Request) {
  const interrupted = await findInterruptedPost(session);
  if (interrupted) await removeInterruptedPost(session, interrupted.to);
  return redirect(parseNextPath(request));
}
