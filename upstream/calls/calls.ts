import type { Context } from "hono";
import type { Kysely } from "kysely";
import { parseAuthorization, parseToken, type Caller, type Sessions } from "../accounts/sessions";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import type { Answer } from "../wire/answer";
import { readJson } from "../wire/body";
import { parseId } from "../wire/fields";
import { createNotFoundError, ApiError } from "../wire/api-error";
import { CompanyCache } from "../db/company-cache";
import { runOnce } from "./idempotency";
import { recordSecurityEvent } from "../accounts/request-origin";
import type { SecurityEvent } from "../../platform/logs/security-log";
import type { Requester } from "../wire/requester";
import { parseIfMatch } from "../wire/etags";
import { toRefusal } from "../../domain/refusals/refusal";

/** An authenticated request as a route receives it, limited to the caller's companies. */
export type Call = {
  /** The books of the company that the request names, or of all the caller's companies. */
  books: CompanyBooks;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** The etag that the request is based on. Undefined when the request does not send it. */
  etag: string | undefined;
  now: Date;
  /** The caller's name, for the history. */
  actor: string;
  requester: Requester;
  /**
   * When the caller last entered the password in this session, as ISO 8601 text. Null in sessions
   * that began before the database stored this time.
   */
  passwordGivenAt: string | null;
  /**
   * Queues a function that runs once: after the changes are committed, or after the answer of a
   * call that only reads. A repeated request, which gets the stored answer, and a call that is
   * rolled back do not run the function.
   */
  afterCommit: (run: () => void) => void;
  /** Queues a security event of the caller's account, which is logged by `afterCommit`. */
  logEvent: (event: Omit<SecurityEvent, "account">) => void;
};

/** The time and the caller of a change. */
export type ChangeContext = Pick<Call, "now" | "actor">;

/** The context of a change that logs a security event. */
export type LoggedChangeContext = ChangeContext & Pick<Call, "logEvent">;

type BodyLimit = {
  /** The maximum size of the request body in bytes. The default is one megabyte. */
  maxBytes?: number | undefined;
};

type WriteOptions = BodyLimit & {
  /**
   * Converts the body before the transaction begins; `answer` and `finish` get the result as
   * `call.body`. Slow work belongs here, because the transaction holds the company's lock. A
   * repeated request calls this function again.
   */
  prepare?: (call: Call) => Promise<unknown>;
  /**
   * Does the work that a rollback could not undo, after the commit. Gets the body of the stored
   * answer and returns the answer to the caller. A repeated request calls this function again.
   */
  finish?: (call: Call, body: unknown) => Promise<Answer>;
};

/** The header of an answer that was stored for an earlier request with the same idempotency key. */
const REPLAYED_HEADER = "idempotency-replayed";

/** Creates route handlers, which can use the database only through the books of companies. */
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

  /** Creates a handler for a call that reads. Its books may answer from the `CompanyCache`. */
  createReadHandler(
    answer: (call: Call) => Promise<Answer | Response>,
    { maxBytes }: BodyLimit = {},
  ) {
    return async (c: Context): Promise<Response> => {
      const caller = await this.#authenticate(c);
      const { value } = await readJson(c.req.raw, maxBytes);
      const call = this.#call(c, this.#db, caller, value, this.#cache);
      const result = await answer(call);
      call.runAfterCommit();
      return result instanceof Response ? result : c.json(result.body, result.status);
    };
  }

  /**
   * Creates a handler for a call that changes data. `answer` runs in one transaction, which is
   * rolled back when `answer` throws. A request that repeats an idempotency key gets the stored
   * answer (see `runOnce`).
   */
  createWriteHandler(
    answer: (call: Call) => Promise<Answer>,
    { maxBytes, prepare, finish }: WriteOptions = {},
  ) {
    return async (c: Context): Promise<Response> => {
      const caller = await this.#authenticate(c);
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
      let runAfterCommit = () => {};
      const { status, body } = await runOnce(
        this.#db,
        request,
        this.#now(),
        async (transaction) => {
          isRepeat = false;
          const call = await this.#createLockedCall(c, transaction, caller, value);
          const response = await answer(call);
          await call.books.countChange();
          runAfterCommit = () => call.runAfterCommit();
          return response;
        },
      );
      runAfterCommit();
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
   * Creates a handler that does its work in a transaction and then rolls the transaction back. The
   * answer describes what would have been saved.
   */
  createRollbackHandler<T>(
    work: (call: Call) => Promise<T>,
    answer: (result: T, requester: Requester) => Promise<Response>,
  ) {
    return async (c: Context): Promise<Response> => {
      const caller = await this.#authenticate(c);
      const { value } = await readJson(c.req.raw);
      const result = await this.#withRollback(async (db) =>
        work(await this.#createLockedCall(c, db, caller, value)),
      );
      return answer(result, toRequester(c, caller));
    };
  }

  async #withRollback<T>(work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T> {
    const transaction = await this.#db.startTransaction().execute();
    try {
      return await work(transaction);
    } finally {
      await transaction.rollback().execute();
    }
  }

  #authenticate(c: Context): Promise<Caller> {
    const token = c.req.path.endsWith("/pdf") ? c.req.query("token") : undefined;
    const tokenInAddress = token === undefined ? undefined : parseToken(token);
    return this.#sessions.authenticate(
      parseAuthorization(c.req.header("authorization")) ?? tokenInAddress,
    );
  }

  /** Creates a call whose companies are locked until the transaction ends. */
  async #createLockedCall(
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
    { companyIds, expiredCompanyIds, changeCounts, ...caller }: Caller,
    body: unknown,
    cache?: CompanyCache,
  ): OpenCall {
    const query = c.req.query();
    const cacheContext = cache && { cache, changeCounts };
    const books = new CompanyBooks(db, companyIds, { expiredCompanyIds, cacheContext });
    const queue: (() => void)[] = [];
    const afterCommit = (run: () => void) => void queue.push(run);
    const account = caller.account.id;
    return {
      books: selectNamedBooks(body, selectNamedBooks(query, books)),
      params: c.req.param(),
      query,
      body,
      etag: parseIfMatch(c.req.header("if-match")),
      now: this.#now(),
      actor: caller.account.displayName,
      requester: toRequester(c, caller),
      passwordGivenAt: caller.passwordGivenAt,
      afterCommit,
      logEvent: (event) => afterCommit(() => recordSecurityEvent({ ...event, account })),
      runAfterCommit: () => queue.splice(0).forEach((run) => run()),
    };
  }
}

/** A call with the function that runs what `afterCommit` has queued. */
type OpenCall = Call & { runAfterCommit: () => void };

function toRequester(c: Context, { account }: Pick<Caller, "account">): Requester {
  return { accountId: account.id, signal: c.req.raw.signal };
}

/** The fields in which requests name their company. */
const COMPANY_FIELDS = ["business_id", "company_id", "entity_id", "owner_id"];

/**
 * Returns the books of the company that `values` names, in one of `COMPANY_FIELDS`. Returns `books`
 * when `values` names no company. Throws a 422 when `values` names several companies, a 404 for an
 * unreadable id or a company of somebody else, and a 402 for a company on the free plan.
 */
export function selectNamedBooks(values: unknown, books: CompanyBooks): CompanyBooks {
  if (typeof values !== "object" || values === null) return books;
  const named = Object.entries(values).filter(
    ([name, value]) => COMPANY_FIELDS.includes(name) && value !== undefined && value !== null,
  );
  const ids = new Set(named.map(([, value]) => parseId(value)));
  if (ids.size > 1) throw new ApiError(422, toRefusal("several_companies"));
  const [id] = ids;
  if (id !== undefined) return books.forCompany(id);
  if (ids.size > 0) throw createNotFoundError("company");
  return books;
}
