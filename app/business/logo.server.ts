import { fetchLogo } from "~/models/business/pictures.server";
import { answerPicture } from "~/server/http/answer-picture.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";

/** The logo of the company; `?v=` in its address tells a new one from the one before. */
export async function answerLogo(session: Session, request: Request): Promise<Response> {
  await requireExtension("profile");
  return answerPicture(request, await fetchLogo(session), "image/png");
}
