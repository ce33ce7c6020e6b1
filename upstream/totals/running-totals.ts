import { sql, type ExpressionBuilder } from "kysely";
import type { CompanyBooks, InvoiceBooks } from "../db/company-books";
import { sumCreditNotes, selectCreditedLines } from "./credit-notes";
import type { BookTables, RunningTotalKind } from "../db/schema";
import { insertInChunks } from "../db/rows";
import { sumAsText } from "./sums";
import { dueDayExpression } from "./invoice-conditions";
import { countedCondition } from "./invoice-conditions";

/**
 * A row of `running_totals`. `day` is YYYY-MM-DD or empty, `ref` the id of a status or account or
 * 0, `amount` is in minor units of the company's own currency.
 */
export type RunningTotal = {
  kind: RunningTotalKind;
  day: string;
  ref: number;
  count: number;
  amount: bigint;
};

/**
 * Deducts the running totals of an invoice before a change and adds those after the change. Must be
 * called in a transaction that holds the company's lock.
 */
export async function replaceRunningTotals(
  books: InvoiceBooks,
  before: RunningTotal[],
  after: RunningTotal[],
): Promise<void> {
  await addToStored(books, [...before.map(negate), ...after]);
}

/**
 * Moves the income of an item to its new income account. Must be called in the transaction that
 * changes the item and holds the company's lock.
 */
export async function moveIncome(
  books: CompanyBooks,
  productId: number,
  { from, to }: { from: number | null; to: number | null },
): Promise<void> {
  if (from === to) return;
  const sums = await selectCountedLines(books)
    .where("line.product_id", "=", productId)
    .where("line.ledger_account_id", "is", null)
    .groupBy("invoices.date")
    .execute();
  const credited = await selectCreditedLines(books)
    .where("line.product_id", "=", productId)
    .where("line.ledger_account_id", "is", null)
    .groupBy("note.date")
    .execute();
  await addToStored(
    books.withInvoices(),
    [...sums, ...credited.map(toDeduction)].flatMap((sum) => [
      negate(toRunningTotal("account", { ...sum, ref: from ?? 0 })),
      toRunningTotal("account", { ...sum, ref: to ?? 0 }),
    ]),
  );
}

/** A movement of a cash or bank account. The amount is in minor units of the company's own currency. */
type Movement = { ledger_account_id: number; amount: number | bigint };

/**
 * Deducts movements from the running totals of their accounts and adds others. Must be called in a
 * transaction that holds the company's lock.
 */
export async function replaceBalances(
  books: InvoiceBooks,
  before: Movement[],
  after: Movement[],
): Promise<void> {
  const toBalance = ({ ledger_account_id, amount }: Movement) =>
    toRunningTotal("balance", { ref: ledger_account_id, count: 1, amount: String(amount) });
  await replaceRunningTotals(books, before.map(toBalance), after.map(toBalance));
}

/** Recalculates all running totals, for books that were written in bulk. */
export async function recalculateRunningTotals(books: InvoiceBooks): Promise<void> {
  await books.deleteFrom("running_totals").execute();
  await addToStored(books, await calculateRunningTotals(books));
}

/** Recalculates the running totals of unpaid balances. */
export async function recalculateOwed(books: InvoiceBooks): Promise<void> {
  await books.deleteFrom("running_totals").where("kind", "=", "owed").execute();
  await addToStored(books, await calculateOwed(books));
}

/**
 * Calculates the running totals of one invoice or, without an id, of the whole books. Only the whole
 * books include the balances of accounts, which `replaceBalances` keeps.
 */
export async function calculateRunningTotals(
  books: CompanyBooks,
  invoiceId?: number,
): Promise<RunningTotal[]> {
  const statuses = await selectInvoices(books, invoiceId)
    .select((eb) => ["status as ref", sumAsText(eb.ref("base_total")).as("amount")])
    .groupBy("status")
    .execute();
  const issued = await selectInvoices(books, invoiceId)
    .where(countedCondition)
    .select((eb) => ["date as day", sumAsText(eb.ref("base_total")).as("amount")])
    .select((eb) => sumAsText(eb.ref("base_income")).as("income"))
    .groupBy("date")
    .execute();
  const accounts = await selectCountedLines(books)
    .$if(invoiceId !== undefined, (query) => query.where("invoices.id", "=", invoiceId ?? 0))
    .leftJoin("products", "products.id", "line.product_id")
    .select((eb) => selectIncomeAccount(eb).as("ref"))
    .groupBy(["invoices.date", selectIncomeAccount])
    .execute();
  const balances = invoiceId === undefined ? await sumMovements(books) : [];
  const credits = await sumCreditNotes(books, invoiceId);
  return mergeByRow([
    ...statuses.map((sum) => toRunningTotal("status", sum)),
    ...issued.map((sum) => toRunningTotal("issued", sum)),
    ...issued.map(({ income, ...sum }) => toRunningTotal("income", { ...sum, amount: income })),
    ...accounts.map((sum) => toRunningTotal("account", sum)),
    ...(await calculateOwed(books, invoiceId)),
    ...balances.map((sum) => toRunningTotal("balance", sum)),
    ...credits.issued.map((sum) => toRunningTotal("issued", toDeduction(sum))),
    ...credits.issued.map((sum) =>
      toRunningTotal("income", toDeduction({ ...sum, amount: sum.income })),
    ),
    ...credits.accounts.map((sum) => toRunningTotal("account", toDeduction(sum))),
  ]);
}

function sumMovements(books: CompanyBooks) {
  return books
    .selectFrom("account_movements")
    .where("company_id", "=", books.companyId)
    .select((eb) => ["ledger_account_id as ref", eb.fn.countAll<number>().as("count")])
    .select((eb) => sumAsText(eb.ref("amount")).as("amount"))
    .groupBy("ledger_account_id")
    .execute();
}

async function calculateOwed(books: CompanyBooks, invoiceId?: number): Promise<RunningTotal[]> {
  const owed = await selectInvoices(books, invoiceId)
    .where("balance", ">", sql.lit(0))
    .where(countedCondition)
    .select((eb) => [dueDayExpression.as("day"), sumAsText(eb.ref("base_balance")).as("amount")])
    .groupBy(dueDayExpression)
    .execute();
  return owed.map((sum) => toRunningTotal("owed", sum));
}

function selectInvoices(books: CompanyBooks, invoiceId: number | undefined) {
  return books
    .selectFrom("invoices")
    .where("company_id", "=", books.companyId)
    .$if(invoiceId !== undefined, (query) => query.where("id", "=", invoiceId ?? 0))
    .select((eb) => eb.fn.countAll<number>().as("count"));
}

/**
 * Selects the sums of lines of issued invoices that are not void. Callers group them by
 * `invoices.date`.
 */
function selectCountedLines(books: CompanyBooks) {
  return books
    .selectFrom("invoices")
    .innerJoin("invoice_lines as line", "line.invoice_id", "invoices.id")
    .where("invoices.company_id", "=", books.companyId)
    .where(countedCondition)
    .select((eb) => ["invoices.date as day", eb.fn.countAll<number>().as("count")])
    .select((eb) => sumAsText(eb.ref("line.base_net")).as("amount"));
}

/** Selects the line's account, or the current income account of its item, or 0 without either. */
function selectIncomeAccount(
  eb: ExpressionBuilder<
    BookTables & { line: BookTables["invoice_lines"] },
    "invoices" | "line" | "products"
  >,
) {
  return eb.fn.coalesce("line.ledger_account_id", "products.sale_account_id", eb.lit(0));
}

type SumRow = { day?: string; ref?: number; count: number; amount: string };

function toRunningTotal(
  kind: RunningTotalKind,
  { day = "", ref = 0, count, amount }: SumRow,
): RunningTotal {
  return { kind, day, ref, count, amount: BigInt(amount) };
}

/** Returns the row of a credit note, which is deducted and does not count as an invoice. */
function toDeduction({ day, ref, amount }: Omit<SumRow, "count">): SumRow {
  return { day, ref, count: 0, amount: String(-BigInt(amount)) };
}

function negate({ count, amount, ...sum }: RunningTotal): RunningTotal {
  return { ...sum, count: -count, amount: -amount };
}

/** Adds the sums to the stored running totals. */
async function addToStored(books: InvoiceBooks, sums: RunningTotal[]): Promise<void> {
  const company_id = books.companyId;
  await insertInChunks(mergeByRow(sums), async (rows) => {
    await books
      .insertInto("running_totals")
      // The amount is text, because the total of a company may exceed the range of a parameter.
      .values(
        rows.map(({ amount, ...sum }) => ({
          ...sum,
          company_id,
          amount: sql<bigint>`cast(${String(amount)} as bigint)`,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["company_id", "kind", "day", "ref"]).doUpdateSet((eb) => ({
          count: eb("running_totals.count", "+", eb.ref("excluded.count")),
          amount: eb("running_totals.amount", "+", eb.ref("excluded.amount")),
        })),
      )
      .execute();
    return [];
  });
}

/**
 * Adds up the totals with the same kind, day and ref, and leaves out zeros. The result has a fixed
 * order, which prevents deadlocks between transactions.
 */
function mergeByRow(sums: RunningTotal[]): RunningTotal[] {
  const byKey = new Map<string, RunningTotal>();
  for (const sum of sums) {
    const key = [sum.kind, sum.day, sum.ref].join(" ");
    const { count, amount } = byKey.get(key) ?? { count: 0, amount: 0n };
    byKey.set(key, { ...sum, count: count + sum.count, amount: amount + sum.amount });
  }
  return [...byKey]
    .filter(([, { count, amount }]) => count !== 0 || amount !== 0n)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, sum]) => sum);
}
