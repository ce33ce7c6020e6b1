import { describe, expect, it } from "vitest";
import { decimal, toMinor } from "../../domain/money/money";
import { addDays, daysBetween, weekday, NO_DATE } from "../../domain/calendar/days";
import { DAYS, demoCases, isOverdue, isUnpaid, paidOf } from "./demo-cases";
import { totalOf } from "./sales";

const cases = DAYS.flatMap(demoCases);

describe.each(cases)("invoices of $name on $today", ({ books, promised, today }) => {
  const { company, invoices } = books;

  it("are numbered in date order, over the promised time up to today", () => {
    const dates = invoices.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(invoices.map(({ no }) => no)).toEqual(
      invoices.map((_, index) => company.numberPrefix + String(index + 1).padStart(4, "0")),
    );
    expect(daysBetween(dates[0] ?? "", today)).toBeGreaterThan(promised.historyDays);
    expect(dates.at(-1)).toBe(today);
  });

  it("have nothing dated after today, and no payment before its invoice", () => {
    for (const { date } of books.rates) expect(date <= today).toBe(true);
    for (const { date, payments } of invoices) {
      for (const payment of payments)
        expect(payment.date >= date && payment.date <= today).toBe(true);
    }
  });

  it("have no due date for cash, otherwise that of their term", () => {
    for (const { date, dueDate, term } of invoices) {
      const days = books.terms.find(({ ref }) => ref === term)?.days ?? 0;
      expect(dueDate).toBe(term === "cash" ? NO_DATE : addDays(date, days));
    }
  });

  it("are received when, and only when, fully paid; never paid too much", () => {
    for (const invoice of invoices) {
      const total = totalOf(invoice.lines, books.taxCodes);
      expect(total).toBeGreaterThan(0n);
      expect(paidOf(invoice)).toBeLessThanOrEqual(total);
      expect(invoice.status === 5).toBe(paidOf(invoice) === total);
      for (const { amount } of invoice.payments)
        expect(toMinor(decimal(amount))).toBeGreaterThan(0n);
      if (invoice.status === 0 || invoice.status === 4) expect(invoice.payments).toEqual([]);
    }
  });

  it("have every promised status, and open, overdue and part-paid ones among them", () => {
    expect(invoices.map(({ status }) => status)).toEqual(expect.arrayContaining(promised.statuses));
    const { overdue, open, partPaid } = promised.unpaid;
    const unpaid = invoices.filter(isUnpaid);
    const late = unpaid.filter((invoice) => isOverdue(invoice, today));
    expect(late.length).toBeGreaterThanOrEqual(overdue);
    expect(unpaid.length - late.length).toBeGreaterThanOrEqual(open);
    expect(unpaid.filter((invoice) => paidOf(invoice) > 0n).length).toBeGreaterThanOrEqual(
      partPaid,
    );
  });

  it("show some of everything at the top of the list", () => {
    const newest = invoices.slice(-10);
    expect(newest.some(({ status }) => status === 0)).toBe(true);
    expect(newest.some(({ status }) => status === 4)).toBe(true);
    expect(newest.some(({ status }) => status === 5)).toBe(true);
    const unpaid = newest.filter(isUnpaid);
    expect(unpaid.some((invoice) => isOverdue(invoice, today))).toBe(true);
    expect(unpaid.some((invoice) => !isOverdue(invoice, today))).toBe(true);
    expect(unpaid.some((invoice) => paidOf(invoice) > 0n)).toBe(true);
  });

  it("bill some customers in their own currency, at the rate of the date and without tax", () => {
    for (const { currency, date, rate, lines } of invoices) {
      const known = books.rates.filter(
        (entry) => entry.currency === currency && entry.date <= date,
      );
      const latest = known.sort((a, b) => a.date.localeCompare(b.date)).at(-1);
      expect(rate).toBe(currency === company.currency ? "1" : latest?.rate);
      if (currency === company.currency) continue;
      for (const line of lines) expect([null, "ZR"]).toContain(line.taxCode);
    }
    for (const [currency, atLeast] of Object.entries(promised.foreign)) {
      const billed = invoices.filter((invoice) => invoice.currency === currency);
      expect(billed.length).toBeGreaterThanOrEqual(atLeast);
    }
  });
});

/** What holds of many, and need not of a dozen. */
const large = cases.filter(({ promised }) => promised.invoices > 100);

describe.each(large)("the many invoices of $name on $today", ({ books: { invoices } }) => {
  it("are mostly paid when for cash", () => {
    const cash = invoices.filter(({ term }) => term === "cash");
    expect(cash.filter(({ status }) => status === 5).length).toBeGreaterThan(cash.length * 0.8);
  });

  it("have busy weekdays and quiet weekends", () => {
    const on = (day: number) => invoices.filter(({ date }) => weekday(date) === day).length;
    expect(on(0)).toBeLessThan(on(3) / 3);
    expect(on(6)).toBeLessThan(on(3));
  });
});

it("hold all through a leap year, on every day of the week", () => {
  for (let day = 0; day < 366; day += 11) {
    const today = addDays("2028-01-01", day);
    for (const { name, books, promised } of demoCases(today)) {
      const { invoices } = books;
      const statuses = invoices.map(({ status }) => status);
      expect(statuses, `${name} ${today}`).toEqual(expect.arrayContaining(promised.statuses));
      expect(
        invoices.every(({ date }) => date <= today),
        `${name} ${today}`,
      ).toBe(true);
      expect(
        invoices.slice(-10).filter((invoice) => isOverdue(invoice, today)).length,
        `${name} ${today}`,
      ).toBeGreaterThan(0);
    }
  }
});
