import * as z from "zod";
import { callV2, fetchV2File } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";

/** Takes a picture as the logo: the API makes a small one of it, or refuses it in words. */
export async function saveLogo(session: Session, file: Uint8Array, key: string): Promise<void> {
  await callV2({
    method: "PUT",
    path: logoPath(session),
    body: toPictureBody(file),
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.unknown(),
  });
}

export async function removeLogo(session: Session, key: string): Promise<void> {
  await callV2({
    method: "DELETE",
    path: logoPath(session),
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.unknown(),
  });
}

/** The logo as a PNG; throws `UpstreamFault` "notFound" when there is none. */
export async function fetchLogo(session: Session): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await fetchV2File({
    path: logoPath(session),
    credentials: session.credentials,
    type: "image/png",
  });
  return bytes;
}

/** What a picture of a shop's DuitNow code says; nothing is saved. */
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
