import { LRUCache } from "lru-cache";

/** What is written past the API, by hand, is seen after so long at most. */
const TTL_MS = 10_000;
const MAX_COMPANIES = 2_000;

/** A company as it was after so many changes. */
export type CompanyState = { companyId: number; changeCount: number };

type CachedCompany = { changeCount: number; answers: Map<string, Promise<unknown>> };

/**
 * What was read of a company and hardly changes, until something of it is written, by whichever
 * copy of the API. What is kept belongs to one company: nothing can be asked of it without saying
 * which.
 */
export class CompanyCache {
  readonly #companies = new LRUCache<number, CachedCompany>({ max: MAX_COMPANIES, ttl: TTL_MS });

  /**
   * What `ask` answers, or answered before under this name, for the company in this state. Answers
   * are shared: not to be changed.
   */
  readCached<Answer>(
    { companyId, changeCount }: CompanyState,
    name: string,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const { answers } = this.#entryOf(companyId, changeCount);
    const known = answers.get(name);
    // Kept under this name by the same function.
    if (known) return known as Promise<Answer>;
    const asked = ask();
    answers.set(name, asked);
    asked.catch(() => answers.delete(name));
    return asked;
  }

  #entryOf(companyId: number, changeCount: number): CachedCompany {
    const entry = this.#companies.get(companyId);
    if (entry?.changeCount === changeCount) return entry;
    const fresh: CachedCompany = { changeCount, answers: new Map() };
    // A request that began before the last change has nothing that others should be given.
    if (!entry || entry.changeCount < changeCount) this.#companies.set(companyId, fresh);
    return fresh;
  }
}
