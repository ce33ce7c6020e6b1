import { LRUCache } from "lru-cache";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";

// The last good answers of the API. With these answers, the app can show a form again as it was
// typed while the API is unavailable.
const answers = new LRUCache<string, object>({ max: 1_000 });

/**
 * Calls `read`. While the API does not respond or sends a malformed answer, returns the last answer
 * for the same user, company and `name`, and throws when there is none. Two calls with the same
 * `name`, a JSON value, must have answers of the same type.
 */
export async function withCachedAnswer<Answer extends object>(
  session: Session,
  name: unknown,
  read: () => Promise<Answer>,
): Promise<Answer> {
  return answerOrCached(JSON.stringify([session.person.id, session.companyId, name]), read);
}

/**
 * Calls `read`. While the API does not respond or sends a malformed answer, returns the last answer
 * for the same `name`, and throws when there is none. The answer must be the same for all users, and
 * may be read before a login.
 */
export async function withSharedCachedAnswer<Answer extends object>(
  name: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  return answerOrCached(name, read);
}

async function answerOrCached<Answer extends object>(
  key: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await read();
    answers.set(key, answer);
    return answer;
  } catch (error) {
    const lastAnswer = answers.get(key);
    const isUnavailable =
      error instanceof UpstreamFault &&
      (error.kind === "unreachable" || error.kind === "malformed");
    if (!isUnavailable || !lastAnswer) throw error;
    // All answers with the same key have the same type.
    return lastAnswer as Answer;
  }
}
