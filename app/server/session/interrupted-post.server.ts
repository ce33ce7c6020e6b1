import * as z from "zod";
import { paths } from "~/paths";
import { store } from "../store/store.server";
import { draftPrefix, type DraftOwner } from "../drafts/drafts.server";

/**
 * A form that was posted when the API had ended the login. It is stored for the same person's next
 * login.
 */
const interruptedPostSchema = z.object({
  companyId: z.string(),
  to: z.string(),
  /** Null when the page at `to` shows the form from its draft. */
  fields: z.array(z.tuple([z.string(), z.string()])).nullable(),
});

type InterruptedPost = z.infer<typeof interruptedPostSchema>;

const STORED_SECONDS = 24 * 60 * 60;

/** Saves the post and replaces an earlier one, so it needs no limit on the number of posts. */
export async function saveInterruptedPost(
  owner: DraftOwner,
  posted: Pick<InterruptedPost, "to" | "fields">,
): Promise<void> {
  const post: InterruptedPost = { ...posted, companyId: owner.companyId };
  await store.set(interruptedPostKey(owner), post, STORED_SECONDS);
}

/**
 * Returns the path to open after the login: the form's page, or the page that offers to submit the
 * post. `then` is the path to open afterwards. Returns null when there is no post.
 */
export async function takeResumePath(owner: DraftOwner, then: string): Promise<string | null> {
  const post = await findInterruptedPost(owner);
  if (!post) return null;
  if (post.fields) return paths.unsent(then);
  await store.remove(interruptedPostKey(owner));
  return post.to;
}

/** Returns null when there is no post, or when it belongs to another company. */
export async function findInterruptedPost(owner: DraftOwner): Promise<InterruptedPost | null> {
  const stored = interruptedPostSchema.safeParse(await store.get(interruptedPostKey(owner)));
  return stored.success && stored.data.companyId === owner.companyId ? stored.data : null;
}

/** Removes the post to `to` after it was posted again or discarded. */
export async function removeInterruptedPost(owner: DraftOwner, to: string): Promise<void> {
  const post = await findInterruptedPost(owner);
  if (post?.to === to) await store.remove(interruptedPostKey(owner));
}

/** The key is under the prefix of the drafts, so a logout removes the post. */
function interruptedPostKey(owner: DraftOwner): string {
  return `${draftPrefix(owner)}unsent`;
}
