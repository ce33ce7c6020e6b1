import * as z from "zod";
import { callV2, fetchV2File } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";

/** Uploads a picture as the logo. The API scales it down, or refuses it with a message. */
export async function saveLogo(
  session: Session,
  file: Uint8Array,
  idempotencyKey: string,
): Promise<void> {
  await callV2({
    method: "PUT",
    path: logoPath(session),
    body: toPictureBody(file),
    credentials: session.credentials,
    idempotencyKey,
    answer: z.unknown(),
  });
}

export async function removeLogo(session: Session, idempotencyKey: string): Promise<void> {
  await callV2({
    method: "DELETE",
    path: logoPath(session),
    credentials: session.credentials,
    idempotencyKey,
    answer: z.unknown(),
  });
}

/** Fetches the logo as a PNG. Throws `UpstreamFault` "notFound" when the company has no logo. */
export async function fetchLogo(session: Session): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await fetchV2File({
    path: logoPath(session),
    credentials: session.credentials,
    type: "image/png",
  });
  return bytes;
}

/** Reads the text of the DuitNow code in a picture. Saves nothing. */
export async function readDuitNowPicture(session: Session, file: Uint8Array): Promise<string> {
  const { duitnow } = await callV2({
    method: "POST",
    path: `/companies/${encodeURIComponent(session.companyId)}/duitnow`,
    body: toPictureBody(file),
    credentials: session.credentials,
    answer: z.object({ duitnow: z.object({ code: z.string() }) }),
  });
  return duitnow.code;
}

function toPictureBody(file: Uint8Array): { picture: string } {
  return { picture: Buffer.from(file).toString("base64") };
}

function logoPath({ companyId }: Session): string {
  return `/companies/${encodeURIComponent(companyId)}/logo`;
}
