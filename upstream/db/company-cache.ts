import { LRUCache } from "lru-cache";

/**
 * How long an answer is cached at most, in milliseconds. A change by hand in the database, which
 * does not increment the change count, is visible after this time.
 */
const TTL_MS = 10_000;
const MAX_COMPANIES = 2_000;

/** A company and how often its records have been changed. */
export type CompanyState = { companyId: number; changeCount: number };

type CachedCompany = { changeCount: number; answers: Map<string, Promise<unknown>> };

/**
 * A cache of answers about companies. An answer is valid until a record of its company changes;
 * every copy of the API counts these changes in the database.
 */
export class CompanyCache {
  readonly #companies = new LRUCache<number, CachedCompany>({ max: MAX_COMPANIES, ttl: TTL_MS });

  /**
   * Returns the cached answer of this name for this state of the company. Otherwise calls `load` and
   * caches its answer. All callers get the same object and must not modify it.
   */
  readCached<Answer>(
    { companyId, changeCount }: CompanyState,
    name: string,
    load: () => Promise<Answer>,
  ): Promise<Answer> {
    const { answers } = this.#openEntry(companyId, changeCount);
    const cached = answers.get(name);
    // The type is right, because each name is used for one type of answer only.
    if (cached) return cached as Promise<Answer>;
    const answer = load();
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    return answer;
  }

  #openEntry(companyId: number, changeCount: number): CachedCompany {
    const entry = this.#companies.get(companyId);
    if (entry?.changeCount === changeCount) return entry;
    const fresh: CachedCompany = { changeCount, answers: new Map() };
    // A request that began before the last change must not replace newer answers.
    if (!entry || entry.changeCount < changeCount) this.#companies.set(companyId, fresh);
    return fresh;
  }
}
