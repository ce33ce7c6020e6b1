import { LRUCache } from "lru-cache";

/** What is written past the API, by hand, is seen after so long at most. */
const TTL_MS = 10_000;
const MOST_COMPANIES = 2_000;

/** A company as it was after so many changes. */
export type CompanyState = { companyId: number; changes: number };

type Kept = { changes: number; answers: Map<string, Promise<unknown>> };

/**
 * What was read of a company and hardly changes, until something of it is written, by whichever
 * copy of the API. What is kept belongs to one company: nothing can be asked of it without saying
 * which.
 */
export class CompanyCache {
  readonly #companies = new LRUCache<number, Kept>({ max: MOST_COMPANIES, ttl: TTL_MS });

  /**
   * What `ask` answers, or answered before under this name, for the company in this state. Answers
   * are shared: not to be changed.
   */
  remember<Answer>(
    { companyId, changes }: CompanyState,
    name: string,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const { answers } = this.#keptOf(companyId, changes);
    const known = answers.get(name);
    // Kept under this name by the same function.
    if (known) return known as Promise<Answer>;
    const asked = ask();
    answers.set(name, asked);
    asked.catch(() => answers.delete(name));
    return asked;
  }

  #keptOf(companyId: number, changes: number): Kept {
    const kept = this.#companies.get(companyId);
    if (kept?.changes === changes) return kept;
    const fresh: Kept = { changes, answers: new Map() };
    // A request that began before the last change has nothing that others should be given.
    if (!kept || kept.changes < changes) this.#companies.set(companyId, fresh);
    return fresh;
  }
}
