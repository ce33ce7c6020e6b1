import type { Generated, Kysely } from "kysely";

/** The tables that this migration reads and writes, with their columns at this migration. */
type Stored = {
  companies: { id: number };
  ledger_accounts: {
    id: Generated<number>;
    company_id: number;
    name: string;
    kind: string;
    group_name: string;
  };
};

/**
 * The accounts for purchases and stock of a company that is created at the time of this migration.
 */
const ACCOUNTS = [
  { name: "Cost of Goods Sold", kind: "expense", group_name: "Cost of Sales" },
  { name: "Packaging", kind: "expense", group_name: "Cost of Sales" },
  { name: "Freight", kind: "expense", group_name: "Overheads" },
  { name: "Other Expenses", kind: "expense", group_name: "Overheads" },
  { name: "Stock on Hand", kind: "inventory", group_name: "Inventory" },
];

/**
 * Adds accounts for purchases and stock to companies without them. Items for purchase need such an
 * account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const books = db as Kysely<Stored>;
  for (const kind of ["expense", "inventory"]) {
    const lacking = await books
      .selectFrom("companies")
      .select("id")
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("ledger_accounts")
              .select("ledger_accounts.id")
              .whereRef("ledger_accounts.company_id", "=", "companies.id")
              .where("kind", "=", kind),
          ),
        ),
      )
      .orderBy("id")
      .execute();
    const accounts = ACCOUNTS.filter((account) => account.kind === kind);
    for (const { id } of lacking) {
      await books
        .insertInto("ledger_accounts")
        .values(accounts.map((account) => ({ ...account, company_id: id })))
        .execute();
    }
  }
}
