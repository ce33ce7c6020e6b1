import { PostgresAdapter, type Kysely } from "kysely";
import { createNotFoundError, ApiError } from "../wire/api-error";
import { CompanyScope } from "./company-scope";
import type { CompanyCache } from "./company-cache";
import type { AccountTables, BookTables, Schema } from "./schema";
import { toRefusal } from "../../domain/refusals/refusal";

type Builder = Kysely<BookTables>;

/**
 * The tables that must stay consistent with their invoice. They can be written only through
 * `withInvoices`.
 */
type InvoiceTable =
  | "invoices"
  | "invoice_lines"
  | "receipts"
  | "refunds"
  | "refund_parts"
  | "payments"
  | "rounding_changes"
  | "account_movements"
  | "running_totals"
  | "credit_notes"
  | "credit_note_lines"
  | "invoice_versions"
  | "deleted_invoices";

type OtherTables = Kysely<Omit<BookTables, InvoiceTable>>;

/** Books whose type allows writing the invoice tables. */
export type InvoiceBooks = CompanyBooks &
  Pick<Builder, "insertInto" | "updateTable" | "deleteFrom">;

/** The cache, and how often each company's records had been changed when the request began. */
type CacheContext = { cache: CompanyCache; changeCounts: ReadonlyMap<number, number> };
/** A count that all companies share, its period (such as an hour) and its limit in this period. */
type SharedCount = Pick<AccountTables["shared_counts"], "kind" | "period"> & { limit: number };
type Options = { expiredCompanyIds?: readonly number[]; cacheContext?: CacheContext | undefined };

/**
 * The books of the companies that a caller may access. Routes reach the tables of companies only
 * through this class, which limits every query and every change to these companies (see
 * `CompanyScope`).
 */
export class CompanyBooks {
  readonly selectFrom: Builder["selectFrom"];
  readonly insertInto: OtherTables["insertInto"];
  readonly updateTable: OtherTables["updateTable"];
  readonly deleteFrom: OtherTables["deleteFrom"];
  readonly #db: Kysely<Schema>;
  readonly #companyIds: readonly number[];
  readonly #expiredCompanyIds: readonly number[];
  readonly #cacheContext: CacheContext | undefined;

  /**
   * `expiredCompanyIds` are the caller's companies on the free plan, whose books cannot be opened.
   * Transactions that write get no `cacheContext`.
   */
  constructor(
    db: Kysely<Schema>,
    companyIds: readonly number[],
    { expiredCompanyIds = [], cacheContext }: Options = {},
  ) {
    // The cast also removes the tables of accounts from the type: routes must not access accounts.
    const scoped = db.withPlugin(new CompanyScope(companyIds)) as unknown as Builder;
    this.selectFrom = scoped.selectFrom.bind(scoped);
    const others = scoped as unknown as OtherTables;
    this.insertInto = others.insertInto.bind(others);
    this.updateTable = others.updateTable.bind(others);
    this.deleteFrom = others.deleteFrom.bind(others);
    this.#db = db;
    this.#companyIds = companyIds;
    this.#expiredCompanyIds = expiredCompanyIds;
    this.#cacheContext = cacheContext;
  }

  /**
   * Returns the books of one company. Throws a 404 when the caller does not belong to the company,
   * and a 402 when the company is on the free plan.
   */
  forCompany(companyId: number): CompanyBooks {
    if (this.#expiredCompanyIds.includes(companyId)) throw subscriptionExpiredError();
    if (!this.#companyIds.includes(companyId)) throw createNotFoundError("company");
    return new CompanyBooks(this.#db, [companyId], { cacheContext: this.#cacheContext });
  }

  /**
   * Returns books that allow writing the invoice tables. Used by `changeInvoice` and by code that
   * writes whole books; the linter lists the permitted callers.
   */
  withInvoices(): InvoiceBooks {
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- tsc refuses it without.
    return this as CompanyBooks as InvoiceBooks;
  }

  /**
   * Makes other calls of `lock` for these companies wait until the transaction ends. All write
   * handlers call `lock`, so that none of them changes what the transaction reads. Must be called
   * before the first read. SQLite needs no lock, because it allows one writer at a time.
   */
  async lock(): Promise<void> {
    if (!(this.#db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await this.selectFrom("companies")
      .select("id")
      // A fixed order prevents deadlocks.
      .orderBy("id")
      // Unlike `forUpdate`, this lock lets others insert rows that refer to the company, such as
      // memberships.
      .forNoKeyUpdate()
      .execute();
  }

  /**
   * Increments the change count of these companies, so that requests that begin after the commit of
   * the transaction use no earlier cached answers.
   */
  async countChange(): Promise<void> {
    await this.updateTable("companies")
      .set((eb) => ({ changes: eb("changes", "+", 1) }))
      .execute();
  }

  /** Lists the accounts that belong to these companies. */
  listMembers() {
    return this.#db
      .selectFrom("memberships")
      .innerJoin("accounts", "accounts.id", "memberships.account_id")
      .select(["accounts.id", "accounts.email", "accounts.email_confirmed_at"])
      .where("company_id", "in", this.#companyIds)
      .execute();
  }

  /**
   * Increments a count that all companies share. Returns false, and counts nothing, when the limit
   * of the period is reached. One statement counts and checks, so that simultaneous calls cannot
   * exceed the limit.
   */
  async incrementSharedCount({ kind, period, limit }: SharedCount): Promise<boolean> {
    const counted = await this.#db
      .insertInto("shared_counts")
      .values({ kind, period, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["kind", "period"])
          .doUpdateSet((eb) => ({ count: eb("shared_counts.count", "+", 1) }))
          .where("shared_counts.count", "<", limit),
      )
      .returning("count")
      .executeTakeFirst();
    return counted !== undefined;
  }

  /**
   * Returns the result of `load`. In books with a `cacheContext`, the result is cached for some
   * seconds, or until a record of the company changes. `name` identifies the result, so it must
   * contain every input of `load`.
   */
  readCached<Answer>(name: string, load: () => Promise<Answer>): Promise<Answer> {
    if (!this.#cacheContext) return load();
    const { cache, changeCounts } = this.#cacheContext;
    const { companyId } = this;
    return cache.readCached(
      { companyId, changeCount: changeCounts.get(companyId) ?? 0 },
      name,
      load,
    );
  }

  /**
   * The id of the only company of these books. Throws a 422 with several companies. Without a
   * company, throws a 402 when the caller has companies on the free plan, and otherwise a 404.
   */
  get companyId(): number {
    const [companyId, another] = this.#companyIds;
    if (companyId === undefined && this.#expiredCompanyIds.length > 0)
      throw subscriptionExpiredError();
    if (companyId === undefined) throw createNotFoundError("company");
    if (another !== undefined) throw new ApiError(422, toRefusal("company_missing"));
    return companyId;
  }
}

function subscriptionExpiredError(): ApiError {
  return new ApiError(402, toRefusal("subscription_expired"));
}
