import { redirect } from "@remix-run/node";
import {
  forgetInterruptedPost,
  readInterruptedPost,
} from "~/server/session/interrupted-post.server";
import type { Session } from "~/server/session/session-storage.server";
import { nextLocation } from "./next-location.server";

/** Gives the post up. */
export async function discardInterruptedPost(session: Session, request: Request) {
  const interrupted = await readInterruptedPost(session);
  if (interrupted) await forgetInterruptedPost(session, interrupted.to);
  return redirect(nextLocation(request));
}
