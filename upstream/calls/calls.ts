import type { Context } from "hono";
import type { Kysely } from "kysely";
import { parseAuthorization, parseToken, type Caller, type Sessions } from "../accounts/sessions";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import type { Answer } from "../wire/answer";
import { readJson } from "../wire/body";
import { parseId } from "../wire/fields";
import { notFound, ApiError } from "../wire/api-error";
import { CompanyCache } from "../db/company-cache";
import { runOnce } from "./idempotency";
import { recordSecurityEvent } from "../accounts/request-origin";
import type { SecurityEvent } from "../../platform/logs/security-log";
import type { Requester } from "../wire/requester";
import { parseIfMatch } from "../wire/etags";

/** A request as a route sees it: from a known caller, limited to the caller's companies. */
export type Call = {
  /** Of the company that the request names, else of all of the caller's. */
  books: CompanyBooks;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** The `updated_at` that the caller last saw, if it was sent. */
  etag: string | undefined;
  now: Date;
  /** The name of who calls, for the history. */
  actor: string;
  requester: Requester;
  /** When the caller last gave the password in this session; null for never. */
  passwordGivenAt: string | null;
  /** Runs what must be done once what was changed stands, and once only; not for a repeat. */
  afterwards: (run: () => void) => void;
  /** Logs, afterwards, what the caller has done. */
  note: (event: Omit<SecurityEvent, "account">) => void;
};

/** When something is done, and by whom. */
export type ActContext = Pick<Call, "now" | "actor">;

/** An act that is logged. */
export type LoggedActContext = ActContext & Pick<Call, "note">;

type BodyLimit = {
  /** Bytes of the body; one megabyte unless said otherwise. */
  maxBytes?: number | undefined;
};

type WriteOptions = BodyLimit & {
  /**
   * Makes of the body what takes long to make, before the transaction begins in which all others of
   * the company wait. It may be asked again for a repeat.
   */
  prepare?: (call: Call) => Promise<unknown>;
  /**
   * Does what must not be undone with the transaction, once it stands, and answers instead of what
   * it answered; asked again for a repeat.
   */
  finish?: (call: Call, answered: unknown) => Promise<Answer>;
};

/** Of an answer that an earlier try with the same key had. */
const REPLAYED_HEADER = "idempotency-replayed";

/** Makes the handlers of routes, which reach the database through their books only. */
export class Calls {
  readonly #db: Kysely<Schema>;
  readonly #sessions: Sessions;
  readonly #now: () => Date;
  readonly #cache = new CompanyCache();

  constructor(db: Kysely<Schema>, sessions: Sessions, now: () => Date) {
    this.#db = db;
    this.#sessions = sessions;
    this.#now = now;
  }

  /** For what changes nothing. */
  readHandler(answer: (call: Call) => Promise<Answer | Response>, { maxBytes }: BodyLimit = {}) {
    return async (c: Context): Promise<Response> => {
      const caller = await this.#caller(c);
      const { value } = await readJson(c.req.raw, maxBytes);
      const call = this.#call(c, this.#db, caller, value, this.#cache);
      const result = await answer(call);
      call.runAfterwards();
      return result instanceof Response ? result : c.json(result.body, result.status);
    };
  }

  /** For what changes something: all of it or, when it is refused or fails, nothing. */
  writeHandler(
    answer: (call: Call) => Promise<Answer>,
    { maxBytes, prepare, finish }: WriteOptions = {},
  ) {
    return async (c: Context): Promise<Response> => {
      const caller = await this.#caller(c);
      const { text, value: sent } = await readJson(c.req.raw, maxBytes);
      const value = prepare ? await prepare(this.#call(c, this.#db, caller, sent)) : sent;
      const { pathname, search } = new URL(c.req.url);
      const request = {
        accountId: caller.account.id,
        key: c.req.header("idempotency-key"),
        method: c.req.method,
        path: pathname + search,
        body: text,
      };
      let isRepeat = true;
      let runAfterwards = () => {};
      const { status, body } = await runOnce(
        this.#db,
        request,
        this.#now(),
        async (transaction) => {
          isRepeat = false;
          const call = await this.#lockedCall(c, transaction, caller, value);
          const answered = await answer(call);
          await call.books.countChange();
          runAfterwards = () => call.runAfterwards();
          return answered;
        },
      );
      runAfterwards();
      if (finish) {
        const finished = await finish(this.#call(c, this.#db, caller, value), JSON.parse(body));
        return c.json(finished.body, finished.status);
      }
      const headers = { "content-type": "application/json" };
      return new Response(body, {
        status,
        headers: isRepeat ? { ...headers, [REPLAYED_HEADER]: "true" } : headers,
      });
    };
  }

  /**
   * For what is worked out as if it were saved, and is not: whatever `work`
   * does to the database is undone before its result is answered.
   */
  rollbackHandler<T>(
    work: (call: Call) => Promise<T>,
    answer: (result: T, requester: Requester) => Promise<Response>,
  ) {
    return async (c: Context): Promise<Response> => {
      const caller = await this.#caller(c);
      const { value } = await readJson(c.req.raw);
      const result = await this.#undone(async (db) =>
        work(await this.#lockedCall(c, db, caller, value)),
      );
      return answer(result, requesterOf(c, caller));
    };
  }

  async #undone<T>(work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T> {
    const transaction = await this.#db.startTransaction().execute();
    try {
      return await work(transaction);
    } finally {
      await transaction.rollback().execute();
    }
  }

  #caller(c: Context): Promise<Caller> {
    const token = c.req.path.endsWith("/pdf") ? c.req.query("token") : undefined;
    const inAddress = token === undefined ? undefined : parseToken(token);
    return this.#sessions.authenticate(
      parseAuthorization(c.req.header("authorization")) ?? inAddress,
    );
  }

  async #lockedCall(
    c: Context,
    transaction: Kysely<Schema>,
    caller: Caller,
    body: unknown,
  ): Promise<OpenCall> {
    const call = this.#call(c, transaction, caller, body);
    await call.books.lock();
    return call;
  }

  #call(
    c: Context,
    db: Kysely<Schema>,
    { companyIds, expiredCompanyIds: expiredIds, changeCounts, ...caller }: Caller,
    body: unknown,
    cache?: CompanyCache,
  ): OpenCall {
    const query = c.req.query();
    const cacheContext = cache && { cache, changeCounts };
    const books = new CompanyBooks(db, companyIds, { expiredCompanyIds: expiredIds, cacheContext });
    const waiting: (() => void)[] = [];
    const afterwards = (run: () => void) => void waiting.push(run);
    const account = caller.account.id;
    return {
      books: booksNamedIn(body, booksNamedIn(query, books)),
      params: c.req.param(),
      query,
      body,
      etag: parseIfMatch(c.req.header("if-match")),
      now: this.#now(),
      actor: caller.account.displayName,
      requester: requesterOf(c, caller),
      passwordGivenAt: caller.passwordGivenAt,
      afterwards,
      note: (event) => afterwards(() => recordSecurityEvent({ ...event, account })),
      runAfterwards: () => waiting.splice(0).forEach((run) => run()),
    };
  }
}

/** `runAfterwards` runs what waits for the end of the call. */
type OpenCall = Call & { runAfterwards: () => void };

function requesterOf(c: Context, { account }: Pick<Caller, "account">): Requester {
  return { accountId: account.id, signal: c.req.raw.signal };
}

/** The names by which requests name their company. */
const COMPANY_FIELDS = ["business_id", "company_id", "entity_id", "owner_id"];

/** The books of the company that the values name, or the same books when they name none. */
export function booksNamedIn(values: unknown, books: CompanyBooks): CompanyBooks {
  if (typeof values !== "object" || values === null) return books;
  const named = Object.entries(values).filter(
    ([name, value]) => COMPANY_FIELDS.includes(name) && value !== undefined && value !== null,
  );
  const ids = new Set(named.map(([, value]) => parseId(value)));
  if (ids.size > 1) throw new ApiError(422, "Please say one company, not several.");
  const [id] = ids;
  if (id !== undefined) return books.forCompany(id);
  if (ids.size > 0) throw notFound("company");
  return books;
}
