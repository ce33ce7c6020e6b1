import { PostgresAdapter, type Kysely } from "kysely";
import { notFound, ApiError } from "../wire/api-error";
import { CompanyScope } from "./company-scope";
import type { CompanyCache } from "./company-cache";
import type { AccountTables, BookTables, Schema } from "./schema";

type Builder = Kysely<BookTables>;

/**
 * What follows from an invoice, by which sums, accounts and history stay in step: written through
 * `changeInvoice` alone (`invoices/write/`).
 */
type InvoiceTable =
  | "invoices"
  | "invoice_lines"
  | "payments"
  | "rounding_changes"
  | "account_movements"
  | "running_totals"
  | "credit_notes"
  | "credit_note_lines"
  | "invoice_versions"
  | "deleted_invoices";

type OtherTables = Kysely<Omit<BookTables, InvoiceTable>>;

/** Books whose invoices may be written. */
export type InvoiceBooks = CompanyBooks &
  Pick<Builder, "insertInto" | "updateTable" | "deleteFrom">;

/** `changes`: how often something of each company was written, when the request began. */
type CacheContext = { cache: CompanyCache; changeCounts: ReadonlyMap<number, number> };
type SharedCount = Pick<AccountTables["shared_counts"], "kind" | "period"> & { limit: number };
type Options = { expiredIds?: readonly number[]; cacheContext?: CacheContext | undefined };

/**
 * The books of the companies that a caller may see: the only way from a
 * route to the tables of a company. Whatever is asked or changed through it
 * is limited to those companies, see `CompanyScope`.
 */
export class CompanyBooks {
  readonly selectFrom: Builder["selectFrom"];
  readonly insertInto: OtherTables["insertInto"];
  readonly updateTable: OtherTables["updateTable"];
  readonly deleteFrom: OtherTables["deleteFrom"];
  readonly #db: Kysely<Schema>;
  readonly #companyIds: readonly number[];
  readonly #expiredIds: readonly number[];
  readonly #cacheContext: CacheContext | undefined;

  /**
   * `expiredIds` are companies of the caller's whose books are closed; a transaction that writes
   * remembers nothing.
   */
  constructor(
    db: Kysely<Schema>,
    companyIds: readonly number[],
    { expiredIds = [], cacheContext }: Options = {},
  ) {
    // Narrowed in type too: the tables of accounts are not a route's to see.
    const scoped = db.withPlugin(new CompanyScope(companyIds)) as unknown as Builder;
    this.selectFrom = scoped.selectFrom.bind(scoped);
    const others = scoped as unknown as OtherTables;
    this.insertInto = others.insertInto.bind(others);
    this.updateTable = others.updateTable.bind(others);
    this.deleteFrom = others.deleteFrom.bind(others);
    this.#db = db;
    this.#companyIds = companyIds;
    this.#expiredIds = expiredIds;
    this.#cacheContext = cacheContext;
  }

  /**
   * One company's; refused as not found when the caller is not of it, and when it is on the free
   * plan.
   */
  forCompany(companyId: number): CompanyBooks {
    if (this.#expiredIds.includes(companyId)) throw subscriptionExpired();
    if (!this.#companyIds.includes(companyId)) throw notFound("company");
    return new CompanyBooks(this.#db, [companyId], { cacheContext: this.#cacheContext });
  }

  /** For `changeInvoice` and what writes whole books; the linter names who else may ask for it. */
  withInvoices(): InvoiceBooks {
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- tsc refuses it without.
    return this as CompanyBooks as InvoiceBooks;
  }

  /**
   * Keeps other writers of these companies waiting until the transaction ends, so that all it reads
   * stays as it is: to be called before it reads. SQLite has one writer at a time without.
   */
  async lock(): Promise<void> {
    if (!(this.#db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await this.selectFrom("companies")
      .select("id")
      // In one order, so that no two wait for each other.
      .orderBy("id")
      // Rows of other tables may refer to the company meanwhile.
      .forNoKeyUpdate()
      .execute();
  }

  /** Has whatever was remembered of these companies read anew, once the transaction is committed. */
  async countChange(): Promise<void> {
    await this.updateTable("companies")
      .set((eb) => ({ changes: eb("changes", "+", 1) }))
      .execute();
  }

  /** Those who belong to these companies. */
  listMembers() {
    return this.#db
      .selectFrom("memberships")
      .innerJoin("accounts", "accounts.id", "memberships.account_id")
      .select(["accounts.id", "accounts.email", "accounts.email_confirmed_at"])
      .where("company_id", "in", this.#companyIds)
      .execute();
  }

  /**
   * Counts one more of what all companies share in a period; false when there are `most` already.
   * Of many at once no more pass than of many in a row.
   */
  async incrementSharedCount({ kind, period, limit }: SharedCount): Promise<boolean> {
    const taken = await this.#db
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
    return taken !== undefined;
  }

  /** Caches `ask` until something of the one company is written; `name` must contain every input. */
  readCached<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (!this.#cacheContext) return ask();
    const { cache, changeCounts } = this.#cacheContext;
    const { companyId } = this;
    return cache.readCached(
      { companyId, changeCount: changeCounts.get(companyId) ?? 0 },
      name,
      ask,
    );
  }

  /** The company that a list or a new record is of. */
  get companyId(): number {
    const [companyId, another] = this.#companyIds;
    if (companyId === undefined && this.#expiredIds.length > 0) throw subscriptionExpired();
    if (companyId === undefined) throw notFound("company");
    if (another !== undefined) throw new ApiError(422, "Please say which company.");
    return companyId;
  }
}

function subscriptionExpired(): ApiError {
  return new ApiError(402, "The subscription of this company has expired.");
}
