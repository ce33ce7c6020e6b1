import type { Kysely, Transaction } from "kysely";
import { isDepositKind } from "../../domain/kinds";
import { normalizeEmail } from "../accounts/sessions";
import { hashPassword } from "../accounts/password";
import { findCountryIdOfCurrency, CURRENCY_SYMBOLS } from "./currencies";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { recalculateTotals } from "../invoices/write/amounts";
import { recalculateRunningTotals } from "../totals/running-totals";
import { postPayments } from "../invoices/write/post-payments";
import { writeContacts } from "./write-contacts";
import { writeInvoices } from "./write-invoices";
import { writeMovements } from "./write-movements";
import { writeProducts } from "./write-products";
import { writeReceipts, writeRefunds } from "./write-receipts";
import { insertInChunks, createIdsByRef } from "../db/rows";
import type { AccountHolder, Books } from "./types";
import type { ListIds } from "./write-invoices";

/** The id of the stored account, and the ids of its companies in the order of the input. */
type WrittenAccount = { accountId: number; companyIds: number[] };

/** Stores an account and the books of its companies in one transaction. */
export async function writeAccount(
  db: Kysely<Schema>,
  holder: AccountHolder,
  {
    now = new Date(),
    hash = hashPassword,
  }: { now?: Date; hash?: (password: string) => Promise<string> } = {},
): Promise<WrittenAccount> {
  const passwordHash = await hash(holder.password);
  return db
    .transaction()
    .execute((transaction) => writeAccountIn(transaction, holder, passwordHash, now));
}

/** Stores an account and the books of its companies in the caller's transaction. */
export async function writeAccountIn(
  transaction: Transaction<Schema>,
  holder: Omit<AccountHolder, "password">,
  passwordHash: string,
  now: Date,
): Promise<WrittenAccount> {
  const { id: accountId } = await transaction
    .insertInto("accounts")
    .values({
      email: normalizeEmail(holder.email),
      display_name: holder.displayName,
      password_hash: passwordHash,
      created_at: now.toISOString(),
      email_confirmed_at: holder.isEmailConfirmed ? now.toISOString() : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const companyIds: number[] = [];
  for (const books of holder.companies) {
    companyIds.push(await writeCompany(transaction, accountId, books, now));
  }
  return { accountId, companyIds };
}

async function writeCompany(
  transaction: Transaction<Schema>,
  accountId: number,
  { company, receipts = [], ...lists }: Books,
  now: Date,
): Promise<number> {
  const { id: companyId } = await transaction
    .insertInto("companies")
    .values({
      display_name: company.displayName,
      country_id: company.countryId,
      is_free: company.isFree,
      time_zone: company.timeZone,
      address: JSON.stringify(company.address),
      registration_no: company.registrationNo,
      tax_no: company.taxNo,
      phone: company.phone,
      email: company.email,
      template_style: company.template.style,
      template_color: company.template.color,
      number_prefix: company.numberPrefix,
      next_number: 1,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("memberships")
    .values({ account_id: accountId, company_id: companyId })
    .execute();
  const books = new CompanyBooks(transaction, [companyId]).withInvoices();
  const listIds = await writeLists(books, company.currency, lists);
  const written = { ...listIds, contacts: await writeContacts(books, lists.contacts, now) };
  const products = await writeProducts(books, lists.products, written, now);
  const receiptIds = await writeReceipts(books, receipts, written, now);
  const { numberPrefix } = company;
  const ids = { ...written, products, receipts: receiptIds };
  await writeInvoices(books, lists, ids, numberPrefix, now);
  await recalculateTotals(books);
  await postPayments(books, now);
  await writeRefunds(books, receipts, ids, now);
  await writeMovements(books, lists.movements ?? [], written.ledgerAccounts);
  await recalculateRunningTotals(books);
  return companyId;
}

async function writeLists(
  books: CompanyBooks,
  baseCurrency: string,
  lists: Omit<Books, "company" | "receipts">,
): Promise<ListIds> {
  const company_id = books.companyId;
  const codes = [...new Set([baseCurrency, ...lists.currencies])] as typeof lists.currencies;
  const currencies = createIdsByRef(
    codes,
    await insertInChunks(
      codes.map((code) => ({
        company_id,
        code,
        symbol: CURRENCY_SYMBOLS[code],
        country_id: findCountryIdOfCurrency(code),
        is_primary: code === baseCurrency,
      })),
      (rows) => books.insertInto("currencies").values(rows).returning("id").execute(),
    ),
  );
  const terms = await insertInChunks(
    lists.terms.map(({ name, days, kind }) => ({ company_id, name, days, kind })),
    (rows) => books.insertInto("terms").values(rows).returning("id").execute(),
  );
  const methods = await insertInChunks(
    lists.methods.map(({ name, kind }) => ({ company_id, name, kind })),
    (rows) => books.insertInto("methods").values(rows).returning("id").execute(),
  );
  const taxCodes = await insertInChunks(
    lists.taxCodes.map(({ code, ratePercent, isSaleTax = true, isActive = true }) => ({
      company_id,
      code,
      rate_percent: ratePercent,
      is_sale_tax: isSaleTax,
      is_active: isActive,
    })),
    (rows) => books.insertInto("tax_codes").values(rows).returning("id").execute(),
  );
  const ledgerAccounts = await insertInChunks(
    lists.ledgerAccounts.map(({ name, kind, group }) => ({
      company_id,
      name,
      group_name: group,
      kind: isDepositKind(kind) ? ("cash" as const) : kind,
      holds: isDepositKind(kind) ? kind : ("" as const),
    })),
    (rows) => books.insertInto("ledger_accounts").values(rows).returning("id").execute(),
  );
  await insertInChunks(
    lists.rates.map(({ currency, date, rate }) => ({
      company_id,
      currency_id: currencies.getId(currency),
      date,
      rate,
    })),
    (rows) => books.insertInto("rates").values(rows).returning("id").execute(),
  );
  const listRefs = (list: { ref: string }[]) => list.map((each) => each.ref);
  return {
    currencies,
    terms: createIdsByRef(listRefs(lists.terms), terms),
    methods: createIdsByRef(listRefs(lists.methods), methods),
    taxCodes: createIdsByRef(listRefs(lists.taxCodes), taxCodes),
    ledgerAccounts: createIdsByRef(listRefs(lists.ledgerAccounts), ledgerAccounts),
  };
}
