import * as z from "zod";
import { paths } from "~/paths";
import { store } from "../store/store.server";
import { draftPrefix, type DraftOwner } from "../drafts/drafts.server";

/** What was being posted when the API ended the login: kept for the same person's next one. */
const interruptedPostSchema = z.object({
  companyId: z.string(),
  to: z.string(),
  /** Null when the page at `to` shows the form as it was typed. */
  fields: z.array(z.tuple([z.string(), z.string()])).nullable(),
});

type InterruptedPost = z.infer<typeof interruptedPostSchema>;

const STORED_SECONDS = 24 * 60 * 60;

/**
 * In place of the last one, so that it needs no limit: what is typed when a login ends must not be
 * lost.
 */
export async function saveInterruptedPost(
  owner: DraftOwner,
  posted: Pick<InterruptedPost, "to" | "fields">,
): Promise<void> {
  const unsent: InterruptedPost = { ...posted, companyId: owner.companyId };
  await store.set(interruptedPostKey(owner), unsent, STORED_SECONDS);
}

/**
 * Where the login after it leads, before all else (`then`): to the form as it was typed, or to what
 * offers to send it.
 */
export async function findResumePath(owner: DraftOwner, then: string): Promise<string | null> {
  const unsent = await findInterruptedPost(owner);
  if (!unsent) return null;
  if (unsent.fields) return paths.unsent(then);
  await store.remove(interruptedPostKey(owner));
  return unsent.to;
}

/** Null when there is none, or none of the company that is worked in. */
export async function findInterruptedPost(owner: DraftOwner): Promise<InterruptedPost | null> {
  const kept = interruptedPostSchema.safeParse(await store.get(interruptedPostKey(owner)));
  return kept.success && kept.data.companyId === owner.companyId ? kept.data : null;
}

/** Once it is posted again, or given up. */
export async function removeInterruptedPost(owner: DraftOwner, to: string): Promise<void> {
  const kept = await findInterruptedPost(owner);
  if (kept?.to === to) await store.remove(interruptedPostKey(owner));
}

/** Among the drafts, which a logout takes away. */
function interruptedPostKey(owner: DraftOwner): string {
  return `${draftPrefix(owner)}unsent`;
}
