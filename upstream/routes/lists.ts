import { Hono } from "hono";
import { SIGN_UP_COUNTRIES, SIGN_UP_CURRENCIES } from "../sign-up/choices";
import * as z from "zod";
import type { CompanyBooks } from "../db/company-books";
import type { LedgerKind } from "../db/schema";
import { selectNamedBooks, type Call, type Calls } from "../calls/calls";
import { readJson } from "../wire/body";
import { flagSchema, parseOrRefuse } from "../wire/fields";
import { ApiError, createRefusal } from "../wire/api-error";
import { listDepositAccounts } from "../company/deposit-accounts";
import { countAllInvoices } from "../invoices/read/list";
import type { Answer } from "../wire/answer";
import { findTaxName } from "../wire/tax-names";
import { issue } from "../wire/issue";
import { toRefusal } from "../../domain/refusals/refusal";

const mixedListsPayload = z.object({
  requests: z
    .array(
      z.object({
        uri: z.string({ message: issue("unnamed_list") }).max(100),
        params: z.record(z.unknown()).nullish(),
      }),
      { message: issue("unreadable", { field: "lists" }) },
    )
    .max(20, issue("too_many_lists")),
});

/** Returns the routes of the lists that forms offer, and of the counts of records. */
export function createListRoutes(calls: Calls, { hasKinds }: { hasKinds: boolean }): Hono {
  const answerMixed = calls.createReadHandler(async (call) => ({
    status: 200,
    body: await readMixedLists(call, hasKinds),
  }));
  return new Hono()
    .post("/lists/mixed", async (c): Promise<Response> =>
      c.req.header("authorization") === undefined
        ? c.json(await readPublicLists(c.req.raw))
        : answerMixed(c),
    )
    .get("/lists/counts", calls.createReadHandler(handleReadCounts));
}

async function readMixedLists({ books, body }: Call, hasKinds: boolean): Promise<object> {
  const { requests } = parseOrRefuse(mixedListsPayload, body);
  const lists: Record<string, unknown> = {};
  for (const { uri, params } of requests) {
    const name = parseListName(uri);
    const read = name === undefined ? undefined : LIST_READERS.get(name);
    if (name === undefined || !read) throw createRefusal("unknown_list", { uri });
    lists[name] = await read(selectNamedBooks(params, books), {
      hasKinds,
      isSaleTax: flagSchema.parse(params?.is_sale_tax),
    });
  }
  return lists;
}

/** Reads the lists of the sign-up form, which are the same for all callers and need no login. */
async function readPublicLists(request: Request): Promise<object> {
  const { requests } = parseOrRefuse(mixedListsPayload, (await readJson(request)).value);
  const lists: Record<string, object> = {};
  for (const { uri } of requests) {
    const name = parseListName(uri) ?? "";
    const list = PUBLIC_LISTS.get(name);
    if (!list) throw new ApiError(401, toRefusal("logged_out"));
    lists[name] = list;
  }
  return lists;
}

const PUBLIC_LISTS = new Map<string, object>([
  ["countries", SIGN_UP_COUNTRIES],
  ["currencies", SIGN_UP_CURRENCIES],
]);

/** Returns the name in an address such as "lists/terms", or undefined for another address. */
function parseListName(uri: string): string | undefined {
  return /^\/?lists\/(\w+)$/.exec(uri)?.[1];
}

async function handleReadCounts({ books }: Call): Promise<Answer> {
  return { status: 200, body: { counts: await countRecords(books) } };
}

type ListOptions = {
  /**
   * Whether terms and accounts include their kinds, which the plain v2 API does not send. Payment
   * methods always include their kind, because callers must know which method is cash: this API
   * rounds cash payments.
   */
  hasKinds: boolean;
  /** True lists the tax codes for sales, false those for purchases, undefined all. */
  isSaleTax: boolean | undefined;
};
type ListReader = (books: CompanyBooks, options: ListOptions) => unknown;

const LIST_READERS = new Map<string, ListReader>([
  ["terms", cacheList("terms", readTerms)],
  ["tax_codes", cacheList("tax_codes", readTaxCodes)],
  ["currencies", cacheList("currencies", readCurrencies)],
  ["countries", () => SIGN_UP_COUNTRIES],
  ["accounts", cacheList("accounts", readDepositGroups)],
  ["categories", cacheList("categories", (books) => readAccountGroups(books, "income"))],
  [
    "expense_categories",
    cacheList("expense_categories", (books) => readAccountGroups(books, "expense")),
  ],
  [
    "inventory_accounts",
    cacheList("inventory_accounts", (books) => readAccountGroups(books, "inventory")),
  ],
  ["methods", cacheList("methods", readMethods)],
  ["counts", cacheList("counts", countRecords)],
]);

/** Returns a reader that caches the list until a record of the company changes. */
function cacheList(
  name: string,
  read: (books: CompanyBooks, options: ListOptions) => Promise<unknown>,
): ListReader {
  return (books, options) =>
    books.readCached(`list ${name} ${options.hasKinds} ${options.isSaleTax}`, () =>
      read(books, options),
    );
}

async function readTerms(books: CompanyBooks, { hasKinds }: ListOptions): Promise<object[]> {
  return books
    .selectFrom("terms")
    .select(["id", "name", "days as day"])
    .$if(hasKinds, (rows) => rows.select("kind"))
    .where("company_id", "=", books.companyId)
    .orderBy("days")
    .orderBy("id")
    .execute();
}

async function readTaxCodes(books: CompanyBooks, { isSaleTax }: ListOptions): Promise<object[]> {
  const taxCodes = await books
    .selectFrom("tax_codes")
    .select(["id", "code", "rate_percent as rate", "is_sale_tax"])
    .where("company_id", "=", books.companyId)
    .where("is_active", "=", 1)
    .$if(isSaleTax !== undefined, (rows) => rows.where("is_sale_tax", "=", isSaleTax ? 1 : 0))
    .orderBy("id")
    .execute();
  return taxCodes.map((taxCode) => ({
    ...taxCode,
    name: findTaxName(taxCode.code),
    is_sale_tax: taxCode.is_sale_tax === 1,
  }));
}

async function readCurrencies(books: CompanyBooks): Promise<object[]> {
  const currencies = await books
    .selectFrom("currencies")
    .select(["id", "country_id", "code", "symbol", "is_primary"])
    .where("company_id", "=", books.companyId)
    .orderBy("is_primary", "desc")
    .orderBy("id")
    .execute();
  return currencies.map((currency) => ({ ...currency, is_primary: currency.is_primary === 1 }));
}

async function readDepositGroups(
  books: CompanyBooks,
  { hasKinds }: ListOptions,
): Promise<object[]> {
  const accounts = await listDepositAccounts(books);
  return groupAccounts(
    accounts.map(({ kind, ...account }) => (hasKinds ? { ...account, kind } : account)),
  );
}

async function readAccountGroups(books: CompanyBooks, kind: LedgerKind): Promise<object[]> {
  const accounts = books.selectFrom("ledger_accounts").select(["id", "name", "group_name"]);
  return groupAccounts(
    await accounts
      .where("company_id", "=", books.companyId)
      .where("kind", "=", kind)
      .orderBy("id")
      .execute(),
  );
}

function groupAccounts(accounts: { group_name: string }[]): object[] {
  const groups = new Map<string, object[]>();
  for (const { group_name, ...account } of accounts)
    groups.set(group_name, [...(groups.get(group_name) ?? []), account]);
  return [...groups].map(([name, items]) => ({ name, items }));
}

async function readMethods(books: CompanyBooks): Promise<object[]> {
  return books
    .selectFrom("methods")
    .select(["id", "name", "kind"])
    .where("company_id", "=", books.companyId)
    .orderBy("id")
    .execute();
}

async function countRecords(books: CompanyBooks): Promise<object> {
  const contacts = await books
    .selectFrom("contacts")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("company_id", "=", books.companyId)
    .executeTakeFirstOrThrow();
  const products = await books
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("company_id", "=", books.companyId)
    .where("is_active", "=", 1)
    .executeTakeFirstOrThrow();
  return {
    contacts: contacts.count,
    invoices: await countAllInvoices(books),
    products: products.count,
  };
}
