import { Migrator, sql, type Kysely } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describePostgres, openPostgres } from "../testing/postgres";
import { migrate } from "./migrate";
import * as books from "./migrations/0001_books";
import type { Schema } from "./schema";

let db: Kysely<Schema>;

describePostgres("older books", () => {
  beforeEach(async () => {
    db = await openPostgres();
    const provider = { getMigrations: () => Promise.resolve({ "0001_books": books }) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
  });

  afterEach(() => db.destroy());

  it("keep their records and get the columns, search texts and accounts of new books", async () => {
    const company_id = await createOldCompany();
    const companyWithExpenses = await createOldCompany();
    const expenseAccount = {
      company_id: companyWithExpenses,
      name: "Cost of Goods",
      kind: "expense",
      group_name: "Cost of Sales",
    } as const;
    await db.insertInto("ledger_accounts").values(expenseAccount).execute();
    const old = { company_id, search_text: "", updated_at: "2026-01-01T00:00:00.000Z" };
    await db
      .insertInto("contacts")
      .values({ ...old, ...OLD_CONTACT })
      .execute();
    await db
      .insertInto("products")
      .values({ ...old, ...OLD_PRODUCT })
      .execute();
    await migrate(db);
    const contact = await db.selectFrom("contacts").selectAll().executeTakeFirstOrThrow();
    expect(contact).toMatchObject({ address: "", as_given: "{}" });
    // An older program stored "en" for every contact whose language nobody chose.
    expect(contact).toMatchObject({ language: "en", is_english_chosen: 0 });
    const product = await db.selectFrom("products").selectAll().executeTakeFirstOrThrow();
    expect(product.search_text.split("\n")).toEqual(expect.arrayContaining(["mug", "glazed"]));
    const accounts = await db
      .selectFrom("ledger_accounts")
      .select(["company_id", "kind", "name"])
      .orderBy("id")
      .execute();
    const listNames = (company: number, kind: string) =>
      accounts
        .filter((account) => account.company_id === company && account.kind === kind)
        .map(({ name }) => name);
    expect(listNames(company_id, "expense")).toEqual([
      "Cost of Goods Sold",
      "Packaging",
      "Freight",
      "Other Expenses",
    ]);
    expect(listNames(company_id, "inventory")).toEqual(["Stock on Hand"]);
    expect(listNames(companyWithExpenses, "expense")).toEqual(["Cost of Goods"]);
    expect(listNames(companyWithExpenses, "inventory")).toEqual(["Stock on Hand"]);
  });

  it("sort every text column by character code", async () => {
    await migrate(db);
    const { rows } = await sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'
    `.execute(db);
    expect(rows).toEqual([]);
  });
});

const OLD_CONTACT = {
  ...{ first_name: "", last_name: "", email: "", phone_no: "" },
  ...{ display_name: "Jaya", name: "", reg_no: "", website_url: "", memo: "", sort_name: "jaya" },
  ...{ type: 1, is_customer: true, is_supplier: false, send_mail: false },
};

const OLD_PRODUCT = {
  ...{ name: "Mug", sku: "", sale_description: "Glazed", purchase_description: "" },
  ...{ sale_price: "3", sale_price_minor: 300n, purchase_price: "0", stock_balance: "0" },
  ...{ for_sale: true, for_purchase: false, track_inventory: false, is_active: true },
};

async function createOldCompany(): Promise<number> {
  const emptyTexts = { address: "[]", registration_no: "", tax_no: "", phone: "", email: "" };
  const { id } = await db
    .insertInto("companies")
    .values({
      ...emptyTexts,
      display_name: "Kedai",
      country_id: 135,
      is_free: false,
      time_zone: "Asia/Kuala_Lumpur",
      template_style: 0,
      template_color: "",
      number_prefix: "INV-",
      next_number: 1,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
