import * as z from "zod";
import { paths } from "~/paths";
import { store } from "../store/store.server";
import { toDraftPrefix, type DraftOwner } from "../drafts/drafts.server";

/**
 * A posted form that was not carried out: because the API had ended the login, because the company
 * is on the free plan, or because another company was selected. It is stored for a day, under a key
 * that ends in "unsent", and offered again to the same person in the same company.
 */
const interruptedPostSchema = z.object({
  companyId: z.string(),
  /** The path that the form was posted to, which is also the path of the form's page. */
  to: z.string(),
  /** Null when the form was saved as a draft, so that its page shows the fields. */
  fields: z.array(z.tuple([z.string(), z.string()])).nullable(),
});

type InterruptedPost = z.infer<typeof interruptedPostSchema>;

const STORED_SECONDS = 24 * 60 * 60;

/**
 * Saves the post, in place of an earlier one. Each person has at most one stored post, so no limit
 * is checked.
 */
export async function saveInterruptedPost(
  owner: DraftOwner,
  posted: Pick<InterruptedPost, "to" | "fields">,
): Promise<void> {
  const post: InterruptedPost = { ...posted, companyId: owner.companyId };
  await store.set(interruptedPostKey(owner), post, STORED_SECONDS);
}

/**
 * Returns the path to open after the login; null when there is no post for the company. A form that
 * was saved as a draft is shown by its own page, so its post is removed here. Otherwise the path is
 * that of the page that offers to submit the post again, and `then` is the path to open afterwards.
 */
export async function takeResumePath(owner: DraftOwner, then: string): Promise<string | null> {
  const post = await findInterruptedPost(owner);
  if (!post) return null;
  if (post.fields) return paths.unsent(then);
  await store.remove(interruptedPostKey(owner));
  return post.to;
}

/** Returns the person's post; null when there is none, or when it belongs to another company. */
export async function findInterruptedPost(owner: DraftOwner): Promise<InterruptedPost | null> {
  const stored = interruptedPostSchema.safeParse(await store.get(interruptedPostKey(owner)));
  return stored.success && stored.data.companyId === owner.companyId ? stored.data : null;
}

/** Removes the post to this path after the form was submitted again or discarded. */
export async function removeInterruptedPost(owner: DraftOwner, path: string): Promise<void> {
  const post = await findInterruptedPost(owner);
  if (post?.to === path) await store.remove(interruptedPostKey(owner));
}

/** The key is under the prefix of the drafts, so the post is removed with the person's drafts. */
function interruptedPostKey(owner: DraftOwner): string {
  return `${toDraftPrefix(owner)}unsent`;
}
