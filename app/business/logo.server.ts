import { fetchLogo } from "~/models/business/pictures.server";
import { secureHeaders } from "~/server/security/headers.server";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";

/** The logo of the company; `?v=` names the version, which never changes. */
export async function answerLogo(session: Session, request: Request): Promise<Response> {
  await requireExtension("profile");
  const headers = new Headers({ "Content-Type": "image/png" });
  if (new URL(request.url).searchParams.has("v"))
    headers.set("Cache-Control", "private, max-age=3600, immutable");
  secureHeaders(headers);
  return new Response(await fetchLogo(session), { headers });
}
