import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { minorToText } from "../../../domain/money/money";
import { countDaysBetween } from "../../../domain/calendar/date-arithmetic";
import { addDays } from "../../../domain/calendar/days";
import { PAGE_SIZE } from "../../../domain/limits/lists";
import { migrate } from "../../db/migrate";
import { openDatabase } from "../../db/open";
import type { Schema } from "../../db/schema";
import { createRandom } from "../../seed/random";
import { writeGeneratedCustomers, type GeneratedInvoice } from "../../testing/generated-customers";
import { describePostgres, openPostgres } from "../../testing/postgres";
import { listOwedAmounts } from "./list-owed";
import { readStatement, toWireStatement } from "../statement/statement";
import { readCustomerSummary } from "./customer-summary";

const NOW = new Date("2026-11-20T16:30:00.000Z");
const TODAY = "2026-11-21";
/** The numbers of customers. PostgreSQL is slower, so its test has fewer. */
const CUSTOMERS = 200;
const CUSTOMERS_ON_POSTGRES = 40;

it(`the reports on ${CUSTOMERS} customers agree with plain sums on SQLite`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-owed-"));
  await expectSameAsPlainSums(openDatabase({ dataDir, apiKey: "", hasDemo: false }));
  await rm(dataDir, { recursive: true });
});

describePostgres("PostgreSQL", () => {
  it(`the reports on ${CUSTOMERS_ON_POSTGRES} customers agree with plain sums`, async () =>
    expectSameAsPlainSums(await openPostgres(), CUSTOMERS_ON_POSTGRES));
});

/** Checks balances, summaries, statements and the list of owed amounts of generated customers. */
async function expectSameAsPlainSums(db: Kysely<Schema>, count = CUSTOMERS): Promise<void> {
  await migrate(db);
  const written = await writeGeneratedCustomers(db, { seed: 23, count, today: TODAY });
  const { books, customerIds } = written;
  const counted = written.invoices.filter(({ status }) => status !== 0 && status !== 4);
  const stored = await books.selectFrom("invoices").select(["no", "balance"]).execute();
  const balances = new Map(stored.map(({ no, balance }) => [no, BigInt(balance)]));
  for (const invoice of written.invoices)
    expect([invoice.no, balances.get(invoice.no)]).toEqual([invoice.no, calculateBalance(invoice)]);
  const random = createRandom(5);
  for (const [index, id] of customerIds.entries()) {
    const own = counted.filter(({ customer }) => customer === index);
    expect(await readCustomerSummary(books, id, TODAY)).toMatchObject(toSummary(own));
    // About half of the chosen days are days with entries.
    const days = own.flatMap(listChanges).map(({ day }) => day);
    const chooseDay = () =>
      random.chance(0.5) && days.length > 0
        ? random.pick(days)
        : addDays(TODAY, -random.int(-99, 800));
    const [from = "", to = ""] = [chooseDay(), chooseDay()].sort();
    const request = { books, params: { id: String(id) }, query: { from, to }, now: NOW };
    const statement = toWireStatement(await readStatement(request));
    expect(statement).toMatchObject({ from, to, sections: toSections(own, from, to) });
  }
  const owed = [];
  for (let page = 1; owed.length === (page - 1) * PAGE_SIZE; page += 1)
    owed.push(...(await listOwedAmounts(books, TODAY, page)).owed);
  expect(owed).toMatchObject(listOwedBalances(counted, customerIds));
  await db.destroy();
}

/** A change of the balance on a day, in minor units. */
type Change = { day: string; amount: bigint };

function listChanges({ date, total, payments, notes }: GeneratedInvoice): Change[] {
  const deductions = [
    ...payments.map((each) => ({ ...each, amount: each.amount - each.rounding })),
    ...notes,
  ];
  return [
    { day: date, amount: total },
    ...deductions.map((each) => ({ day: each.date, amount: -each.amount })),
    ...deductions.flatMap(({ undoneOn, amount }) => (undoneOn ? [{ day: undoneOn, amount }] : [])),
  ];
}

function calculateBalance(invoice: GeneratedInvoice): bigint {
  return sumChanges(listChanges(invoice));
}

function toSections(invoices: GeneratedInvoice[], from: string, to: string): object[] {
  return groupByCurrency(invoices).flatMap(([code, own]) => {
    const changes = own.flatMap(listChanges);
    const opening = sumChanges(changes.filter(({ day }) => day < from));
    const within = changes.filter(({ day }) => day >= from && day <= to);
    if (opening === 0n && within.length === 0) return [];
    // The order within a day is covered by other tests.
    const rows = within
      .map(({ day }) => ({ date: day }))
      .sort((a, b) => compareText(a.date, b.date));
    const closing = opening + sumChanges(within);
    const last = rows.at(-1);
    if (last) Object.assign(last, { balance: minorToText(closing) });
    const [first, final] = [minorToText(opening), minorToText(closing)];
    return [{ currency: { code }, opening: first, rows, closing: final }];
  });
}

function toSummary(invoices: GeneratedInvoice[]): object[] {
  return groupByCurrency(invoices).map(([code, own]) => {
    const balances = own.map(calculateBalance);
    const activePayments = own.flatMap(({ payments }) => payments.filter((each) => !each.undoneOn));
    const late = own.filter((each) => countOverdueDays(each) > 0);
    return {
      currency: { code },
      owed: sumText(balances.filter((balance) => balance > 0n)),
      overdue: sumText(late.map(calculateBalance).filter((balance) => balance > 0n)),
      credit: sumText(balances.map((balance) => -balance).filter((balance) => balance > 0n)),
      billed: sumText(own.map(({ total }) => total)),
      received: sumText(activePayments.map(({ amount }) => amount)),
      rounding: sumText(activePayments.map(({ rounding }) => rounding)),
      credited: sumText(
        own.flatMap(({ notes }) => notes.flatMap((each) => (each.undoneOn ? [] : each.amount))),
      ),
      count: own.length,
      last_invoice_date: own
        .map(({ date }) => date)
        .sort()
        .at(-1),
    };
  });
}

const BANDS = [
  ["days_1_30", 1, 30],
  ["days_31_60", 31, 60],
  ["days_61_90", 61, 90],
  ["over_90", 91, Infinity],
  ["not_due", -Infinity, 0],
] as const;

function listOwedBalances(invoices: GeneratedInvoice[], customerIds: number[]): object[] {
  const open = invoices.filter((invoice) => calculateBalance(invoice) > 0n);
  return customerIds
    .flatMap((id, index) =>
      groupByCurrency(open.filter(({ customer }) => customer === index)).map(([code, own]) => ({
        contact_id: id,
        currency: { code },
        count: own.length,
        total: sumText(own.map(calculateBalance)),
        ...Object.fromEntries(
          BANDS.map(([name, first, last]) => {
            const late = own.filter(
              (each) => countOverdueDays(each) >= first && countOverdueDays(each) <= last,
            );
            return [name, sumText(late.map(calculateBalance))];
          }),
        ),
        oldest_due_date: own.map(toDueDay).sort()[0],
      })),
    )
    .sort((a, b) => compareText(a.oldest_due_date ?? "9", b.oldest_due_date ?? "9"));
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function countOverdueDays(invoice: GeneratedInvoice): number {
  return countDaysBetween(toDueDay(invoice), TODAY);
}

function toDueDay({ date, dueDate }: GeneratedInvoice): string {
  return dueDate === "0000-00-00" ? date : dueDate;
}

function groupByCurrency(invoices: GeneratedInvoice[]): [string, GeneratedInvoice[]][] {
  return ["MYR", "SGD"]
    .map((code): [string, GeneratedInvoice[]] => [
      code,
      invoices.filter(({ currency }) => currency === code),
    ])
    .filter(([, own]) => own.length > 0);
}

function sumChanges(changes: Change[]): bigint {
  return changes.reduce((sum, { amount }) => sum + amount, 0n);
}

function sumText(amounts: bigint[]): string {
  return minorToText(amounts.reduce((sum, amount) => sum + amount, 0n));
}
