import { LRUCache } from "lru-cache";

/** What another process has written is seen after so long at most. */
const TTL_MS = 10_000;
const MOST_COMPANIES = 2_000;

/**
 * What was read of a company and hardly changes, until something of it is written. What is kept
 * belongs to one company: nothing can be asked of it without saying which.
 */
export class CompanyCache {
  readonly #companies = new LRUCache<number, Map<string, Promise<unknown>>>({
    max: MOST_COMPANIES,
    ttl: TTL_MS,
  });

  /** What `ask` answers, or answered before under this name. Answers are shared: not to be changed. */
  remember<Answer>(companyId: number, name: string, ask: () => Promise<Answer>): Promise<Answer> {
    // What is still being asked when the company is dropped ends in a map that nobody looks at.
    const answers = this.#companies.get(companyId) ?? new Map<string, Promise<unknown>>();
    if (!this.#companies.has(companyId)) this.#companies.set(companyId, answers);
    const known = answers.get(name);
    // Kept under this name by the same function.
    if (known) return known as Promise<Answer>;
    const asked = ask();
    answers.set(name, asked);
    asked.catch(() => answers.delete(name));
    return asked;
  }

  /** To be called once something of the company is written, and committed. */
  drop(companyId: number): void {
    this.#companies.delete(companyId);
  }
}
