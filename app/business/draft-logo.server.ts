import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Session } from "~/server/session/session-storage.server";
import { store } from "~/server/store/store.server";

/** The lifetime of a stored logo. Afterwards the user has to choose the picture again. */
const DRAFT_LOGO_SECONDS = 30 * 60;

const draftLogoSchema = z.object({ id: z.string(), type: z.string(), base64: z.string() });

/**
 * Stores the logo that the user chose in a form that is shown again, because a browser posts a
 * chosen file only once. Each user has at most one stored logo per company. Returns the id of the
 * logo.
 */
export async function saveDraftLogo(session: Session, file: File): Promise<string> {
  const id = randomUUID();
  const base64 = Buffer.from(await file.arrayBuffer()).toString("base64");
  const draft: z.output<typeof draftLogoSchema> = { id, type: file.type, base64 };
  await store.set(draftLogoKey(session), draft, DRAFT_LOGO_SECONDS);
  return id;
}

/** Returns null when `id` is empty, and when the logo has expired or was replaced. */
export async function findDraftLogo(session: Session, id: string): Promise<File | null> {
  if (id === "") return null;
  const parsed = draftLogoSchema.safeParse(await store.get(draftLogoKey(session)));
  if (!parsed.success || parsed.data.id !== id) return null;
  const { type, base64 } = parsed.data;
  return new File([Buffer.from(base64, "base64")], "logo", { type });
}

export async function removeDraftLogo(session: Session): Promise<void> {
  await store.remove(draftLogoKey(session));
}

function draftLogoKey({ person, companyId }: Session): string {
  return `logo:${JSON.stringify([person.id, companyId])}`;
}
