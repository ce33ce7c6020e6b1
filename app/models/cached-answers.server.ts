import { LRUCache } from "lru-cache";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";

// What a form needs changes rarely, and a form as it was typed must be shown
// again even when the upstream is gone just now: so good answers are kept.
const answers = new LRUCache<string, object>({ max: 1_000 });

/** What `ask` answers or, while the upstream does not, what it answered this person last. */
export async function withCachedAnswer<Answer extends object>(
  session: Session,
  what: unknown,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  return answerOrCached(JSON.stringify([session.person.id, session.companyId, what]), ask);
}

/** As `remembering`, for what everybody is answered, also before a login. */
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
    // Kept under a key that names exactly this question.
    return last as Answer;
  }
}
