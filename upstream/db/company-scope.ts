import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  OnNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  TableNode,
  ValueNode,
  ValuesNode,
  WhereNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  type RawNode,
  type RootOperationNode,
  type SelectQueryNode,
  type UnknownRow,
  type UpdateQueryNode,
} from "kysely";
import type { BookTables } from "./schema";

/** The column that contains the company's id, by table. */
const COMPANY_COLUMN: Record<keyof BookTables, "id" | "company_id"> = {
  companies: "id",
  logos: "company_id",
  invoice_numbers: "company_id",
  currencies: "company_id",
  terms: "company_id",
  methods: "company_id",
  tax_codes: "company_id",
  ledger_accounts: "company_id",
  rates: "company_id",
  contacts: "company_id",
  contact_people: "company_id",
  addresses: "company_id",
  products: "company_id",
  invoices: "company_id",
  invoice_lines: "company_id",
  receipts: "company_id",
  refunds: "company_id",
  refund_parts: "company_id",
  payments: "company_id",
  rounding_changes: "company_id",
  account_movements: "company_id",
  running_totals: "company_id",
  party_snapshots: "company_id",
  issued_logos: "company_id",
  invoice_versions: "company_id",
  events: "company_id",
  deleted_invoices: "company_id",
  invoice_links: "company_id",
  sent_messages: "company_id",
  reminded_invoices: "company_id",
  reminder_settings: "company_id",
  reminder_pauses: "company_id",
  repeats: "company_id",
  repeat_days: "company_id",
  jobs: "company_id",
  credit_notes: "company_id",
  credit_note_lines: "company_id",
};

/**
 * A plugin that adds a condition on the company to every table of every query, including joined and
 * nested tables. It rejects inserts for other companies, and queries of tables that do not belong to
 * companies.
 */
export class CompanyScope implements KyselyPlugin {
  readonly #companyIds: readonly number[];
  // The transformer is created at the first query, because many requests need no query.
  #transformer: ScopeTransformer | undefined;

  constructor(companyIds: readonly number[]) {
    this.#companyIds = companyIds;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    this.#transformer ??= new ScopeTransformer(this.#companyIds);
    return this.#transformer.transformNode(node, queryId);
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }
}

class ScopeTransformer extends OperationNodeTransformer {
  readonly #companyIds: readonly number[];
  // Kysely transforms a nested query alone and again with each query around it.
  readonly #scopedQueries = new WeakSet<SelectQueryNode>();

  constructor(companyIds: readonly number[]) {
    super();
    this.#companyIds = companyIds;
  }

  protected override transformSelectQuery(node: SelectQueryNode, id?: QueryId): SelectQueryNode {
    if (this.#scopedQueries.has(node)) return node;
    const query = super.transformSelectQuery(node, id);
    const where = this.#addConditions(query.where, query.from?.froms ?? []);
    const scopedQuery = { ...query, where };
    this.#scopedQueries.add(scopedQuery);
    return scopedQuery;
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id?: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, id);
    const tables = [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])];
    return { ...query, where: this.#addConditions(query.where, tables) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, id?: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, id);
    if (query.using) throw new Error("a delete must name a single table");
    return { ...query, where: this.#addConditions(query.where, query.from.froms) };
  }

  protected override transformJoin(node: JoinNode, id?: QueryId): JoinNode {
    const join = super.transformJoin(node, id);
    const condition = this.#companyCondition(join.table);
    if (!condition) return join;
    if (!join.on) throw new Error("a join must have a condition");
    return { ...join, on: OnNode.create(AndNode.create(ParensNode.create(join.on.on), condition)) };
  }

  protected override transformInsertQuery(node: InsertQueryNode, id?: QueryId): InsertQueryNode {
    const query = super.transformInsertQuery(node, id);
    const column = query.into ? findCompanyColumn(query.into) : "company_id";
    const index = query.columns?.findIndex((each) => each.column.name === column) ?? -1;
    if (index < 0 || !query.values || !ValuesNode.is(query.values)) {
      throw new Error("an insert must name its company");
    }
    for (const row of query.values.values) {
      const company = PrimitiveValueListNode.is(row)
        ? row.values[index]
        : readValue(row.values[index]);
      if (typeof company !== "number" || !this.#companyIds.includes(company)) {
        throw new Error("an insert for another company");
      }
    }
    return query;
  }

  // Rejects tables in hand-written SQL, which would not get the condition.
  protected override transformRaw(node: RawNode, id?: QueryId): RawNode {
    if (/\b(from|join|into|update|table)\b/i.test(node.sqlFragments.join(" "))) {
      throw new Error("a table must be named by the query builder, not in hand-written SQL");
    }
    return super.transformRaw(node, id);
  }

  #addConditions(
    where: WhereNode | undefined,
    tables: readonly OperationNode[],
  ): WhereNode | undefined {
    const conditions = tables.flatMap((table) => this.#companyCondition(table) ?? []);
    const first = where ? ParensNode.create(where.where) : conditions.shift();
    if (!first) return where;
    return WhereNode.create(conditions.reduce(AndNode.create, first));
  }

  /**
   * Returns the condition of a table. Returns undefined for a subquery, whose own tables get their
   * conditions.
   */
  #companyCondition(node: OperationNode): OperationNode | undefined {
    const table = AliasNode.is(node) ? node.node : node;
    if (!TableNode.is(table)) return undefined;
    const alias = AliasNode.is(node) && IdentifierNode.is(node.alias) ? node.alias.name : undefined;
    const column = ColumnNode.create(findCompanyColumn(table));
    const name = alias === undefined ? table : TableNode.create(alias);
    return BinaryOperationNode.create(
      ReferenceNode.create(column, name),
      OperatorNode.create(this.#companyIds.length === 1 ? "=" : "in"),
      this.#companyIds.length === 1
        ? ValueNode.create(this.#companyIds[0])
        : // `in (null)` matches no row.
          PrimitiveValueListNode.create(this.#companyIds.length > 0 ? this.#companyIds : [null]),
    );
  }
}

function readValue(node: OperationNode | undefined): unknown {
  return node && ValueNode.is(node) ? node.value : undefined;
}

function findCompanyColumn(table: TableNode): "id" | "company_id" {
  const name = table.table.identifier.name;
  if (!isBookTable(name)) throw new Error(`the table ${name} does not belong to companies`);
  return COMPANY_COLUMN[name];
}

function isBookTable(name: string): name is keyof BookTables {
  return Object.hasOwn(COMPANY_COLUMN, name);
}
