import { LRUCache } from "lru-cache";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";

// The last good answers of the API. They allow the app to show a form again, as it was typed, while
// the API is unavailable.
const answers = new LRUCache<string, object>({ max: 1_000 });

/**
 * Calls `ask`. While the API is unavailable, returns its last answer to the same user, company and
 * `what`.
 */
export async function withCachedAnswer<Answer extends object>(
  session: Session,
  what: unknown,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  return answerOrCached(JSON.stringify([session.person.id, session.companyId, what]), ask);
}

/**
 * Calls `ask`. While the API is unavailable, returns its last answer. The answer must be the same
 * for all users, and may be read before a login.
 */
export async function withSharedCachedAnswer<Answer extends object>(
  what: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  return answerOrCached(what, ask);
}

async function answerOrCached<Answer extends object>(
  key: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await ask();
    answers.set(key, answer);
    return answer;
  } catch (error) {
    const last = answers.get(key);
    const isGone =
      error instanceof UpstreamFault &&
      (error.kind === "unreachable" || error.kind === "malformed");
    if (!isGone || !last) throw error;
    // The key contains every input of `ask`, so the cached answer has the same type.
    return last as Answer;
  }
}
