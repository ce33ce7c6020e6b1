import { Kysely } from "kysely";
import { describe, expect, it } from "vitest";
import { countDaysBetween, getWeekday } from "../../domain/calendar/date-arithmetic";
import { addDays, NO_DATE } from "../../domain/calendar/days";
import { isOverdue, isUnpaid } from "../../domain/invoices/status";
import { isDepositKind } from "../../domain/kinds";
import { convertCurrency, toDecimal, minorToText, sum, toMinor } from "../../domain/money/money";
import type { Books } from "../books/types";
import { migrate } from "../db/migrate";
import type { Schema } from "../db/schema";
import { createSqliteDialect } from "../db/sqlite-dialect";
import { calculateTotal } from "./shop-books";
import { generateDemoAccount, writeDemo } from "./demo";

/** A Friday, a Sunday, a leap day, a New Year's Day and a first of March. */
const DAYS = ["2026-11-20", "2027-02-28", "2028-02-29", "2026-01-01", "2027-03-01"];

it("the demo account has a trader, a studio with GST and a beginner on the free plan", () => {
  const account = generateDemoAccount("2026-11-20");
  expect(account).toMatchObject({
    email: "demo@lejar.example",
    password: "demo1234",
    companies: [
      { company: { countryId: 135, currency: "MYR", isFree: false } },
      { company: { countryId: 200, currency: "SGD", isFree: false, taxNo: "M9-0372481-5" } },
      { company: { countryId: 135, currency: "MYR", isFree: true }, invoices: [] },
    ],
  });
  expect(generateDemoAccount("2026-11-20")).toEqual(account);
});

it.each(DAYS)(
  "the demo has credit notes, repeats and messages when it is written on %s",
  async (today) => {
    const db = new Kysely<Schema>({ dialect: createSqliteDialect(":memory:") });
    await migrate(db);
    await writeDemo(db, new Date(`${today}T04:00:00Z`));
    for (const table of ["credit_notes", "repeats", "sent_messages"] as const) {
      const rows = await db.selectFrom(table).select("company_id").orderBy("company_id").execute();
      expect(rows, table).toEqual([{ company_id: 1 }, { company_id: 2 }]);
    }
    await db.destroy();
  },
);

const cases = DAYS.flatMap((today) =>
  generateDemoAccount(today)
    .companies.slice(0, 2)
    .map((books) => ({ name: books.company.displayName, today, books })),
);

describe.each(cases)("$name on $today", ({ books, today }) => {
  const { company, contacts, invoices, movements = [] } = books;
  const withBalances = invoices.map((invoice) => {
    const total = calculateTotal(invoice.lines, books.taxCodes);
    const paid = sum(invoice.payments.map(toMinorUnits));
    return { ...invoice, total, paid, balance: total - paid };
  });

  it("has invoices of more than a year, numbered by date", () => {
    const dates = invoices.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(countDaysBetween(dates[0] ?? "", today)).toBeGreaterThan(400);
    expect(dates.at(-1)).toBe(today);
    expect(invoices.at(-1)?.no).toBe(`${company.numberPrefix}0${invoices.length}`);
  });

  it("has draft, void, paid, open and overdue invoices among the newest", () => {
    const newest = withBalances.slice(-10);
    expect(newest.map(({ status }) => status)).toEqual(expect.arrayContaining([0, 4, 5]));
    const unpaid = newest.filter(isUnpaid);
    expect(unpaid.some((invoice) => isOverdue(invoice, today))).toBe(true);
    expect(unpaid.some((invoice) => !isOverdue(invoice, today))).toBe(true);
    expect(unpaid.some(({ paid }) => paid > 0n)).toBe(true);
  });

  it("has mostly paid invoices, some unpaid and overdue invoices, and no overpayment", () => {
    const unpaid = withBalances.filter(isUnpaid);
    const overdue = unpaid.filter((invoice) => isOverdue(invoice, today));
    expect(overdue.length).toBeGreaterThanOrEqual(3);
    expect(unpaid.length - overdue.length).toBeGreaterThanOrEqual(3);
    for (const { status, total, balance, payments, date } of withBalances) {
      expect(total).toBeGreaterThan(0n);
      expect(balance).toBeGreaterThanOrEqual(0n);
      expect(balance === 0n).toBe(status === 5);
      for (const payment of payments) {
        expect(toMinorUnits(payment)).toBeGreaterThan(0n);
        expect(payment.date >= date && payment.date <= today).toBe(true);
      }
    }
    const paid = withBalances.filter(({ status }) => status === 5);
    expect(paid.length).toBeGreaterThan(invoices.length * 0.75);
  });

  it("has due dates by the term, and foreign invoices at the rate of the date without tax", () => {
    for (const { currency, date, rate, lines, dueDate, term } of invoices) {
      const days = books.terms.find(({ ref }) => ref === term)?.days ?? 0;
      expect(dueDate).toBe(term === "cash" ? NO_DATE : addDays(date, days));
      const rates = books.rates.filter((each) => each.currency === currency && each.date <= date);
      const latest = rates.sort((a, b) => a.date.localeCompare(b.date)).at(-1);
      expect(rate).toBe(currency === company.currency ? "1" : latest?.rate);
      if (currency !== company.currency)
        for (const { taxCode } of lines) expect([null, "ZR"]).toContain(taxCode);
    }
    expect(new Set(invoices.map(({ currency }) => currency))).toEqual(new Set(books.currencies));
  });

  it("has more invoices on weekdays than at weekends", () => {
    const countOnWeekday = (day: number) =>
      invoices.filter(({ date }) => getWeekday(date) === day).length;
    // 0 is Sunday, 3 is Wednesday and 6 is Saturday.
    expect(countOnWeekday(0)).toBeLessThan(countOnWeekday(3) / 3);
    expect(countOnWeekday(6)).toBeLessThan(countOnWeekday(3));
  });

  it("has valid contacts, with names in three scripts", () => {
    for (const { kind, displayName, name, firstName, email, contactPerson, address } of contacts) {
      const isComplete = kind === "person" ? firstName !== "" : name !== "" && email !== "";
      expect(isComplete, displayName).toBe(true);
      for (const each of [email, contactPerson?.email ?? ""])
        expect(each).toMatch(/^([a-z0-9.]+@[a-z0-9-]+\.example)?$/);
      if (address) expect(address.postcode).toHaveLength(address.countryId === 200 ? 6 : 5);
    }
    for (const script of [
      /^\p{Script=Han}+$/u,
      /^[\p{Script=Tamil} ]+$/u,
      /^[\p{Script=Latin} ]+$/u,
    ])
      expect(contacts.filter(({ displayName }) => script.test(displayName))).not.toEqual([]);
  });

  it("has items with accounts and tax codes of the right kind", () => {
    const listRefs = (...kinds: Kind[]) =>
      books.ledgerAccounts.filter(({ kind }) => kinds.includes(kind)).map(({ ref }) => ref);
    const taxes = (onSales: boolean) => [
      null,
      ...books.taxCodes
        .filter(({ isSaleTax = true }) => isSaleTax === onSales)
        .map(({ code }) => code),
    ];
    for (const item of books.products) {
      if (item.forSale) expect(listRefs("income")).toContain(item.saleAccount);
      if (item.forPurchase) expect(listRefs("expense")).toContain(item.purchaseAccount);
      expect(taxes(true)).toContain(item.saleTaxCode);
      expect(taxes(false)).toContain(item.purchaseTaxCode);
      expect(item.forSale ? item.salePrice : item.purchasePrice).toMatch(/^[1-9]\d*\.\d\d$/);
    }
  });

  it("has spent most of its income and has a positive balance in every account", () => {
    const { ledgerAccounts } = books;
    const receipts = invoices.flatMap(({ rate, payments }) =>
      payments.map((payment) => ({
        ...payment,
        amount: minorToText(convertCurrency(toMinorUnits(payment), toDecimal(rate))),
      })),
    );
    const spent = -sum(movements.filter(({ kind }) => kind === "expense").map(toMinorUnits));
    const received = sum(receipts.map(toMinorUnits));
    expect(spent).toBeGreaterThan(received / 2n);
    expect(spent).toBeLessThan(received);
    expect(sum(movements.filter(({ kind }) => kind === "transfer").map(toMinorUnits))).toBe(0n);
    for (const { ref } of ledgerAccounts.filter(({ kind }) => isDepositKind(kind))) {
      const moved = [...receipts, ...movements].filter(
        ({ ledgerAccount }) => ledgerAccount === ref,
      );
      expect(sum(moved.map(toMinorUnits)), ref).toBeGreaterThan(0n);
    }
    for (const { date } of movements) expect(date <= today).toBe(true);
  });
});

type Kind = Books["ledgerAccounts"][number]["kind"];

function toMinorUnits({ amount }: { amount: string }): bigint {
  return toMinor(toDecimal(amount));
}
