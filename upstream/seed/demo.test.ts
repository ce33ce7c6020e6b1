import { describe, expect, it } from "vitest";
import { decimal, sum, toMinor } from "../../money/money";
import { demoAccount } from "./demo";
import { addDays, daysBetween, weekday } from "./dates";
import { totalOf } from "./sales";
import type { Books, InvoiceSeed } from "./books";

const NO_DATE = "0000-00-00";

/** A Friday, a Sunday, a leap day, New Year, and the first of a March. */
const DAYS = ["2026-11-20", "2027-02-28", "2028-02-29", "2026-01-01", "2027-03-01"];

describe.each(DAYS)("the demo account on %s", (today) => {
  const account = demoAccount(today);
  const books = firstOf(account.companies);
  const { invoices } = books;

  it("is the public one", () => {
    expect(account).toMatchObject({ email: "demo@lejar.example", password: "demo1234" });
  });

  it("has the promised numbers of everything", () => {
    expect(books.contacts).toHaveLength(60);
    expect(books.products).toHaveLength(40);
    expect(books.ledgerAccounts.filter(({ kind }) => kind === "income")).toHaveLength(12);
    expect(books.ledgerAccounts.filter(({ kind }) => kind === "cash")).toHaveLength(5);
    expect(invoices).toHaveLength(400);
  });

  it("is the same when asked again", () => {
    expect(demoAccount(today)).toEqual(account);
  });

  it("names every record once", () => {
    const { contacts, products, terms, methods, taxCodes, ledgerAccounts } = books;
    for (const list of [contacts, products, terms, methods, taxCodes, ledgerAccounts]) {
      expect(refsOf(list).size).toBe(list.length);
    }
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
    expect(new Set(books.rates.map(({ currency, date }) => currency + date)).size).toBe(
      books.rates.length,
    );
  });

  it("refers only to records that exist, of the right kind", () => {
    const customers = refsOf(books.contacts.filter(({ isCustomer }) => isCustomer));
    const forSale = refsOf(books.products.filter((product) => product.forSale));
    const income = refsOf(books.ledgerAccounts.filter(({ kind }) => kind === "income"));
    const cash = refsOf(books.ledgerAccounts.filter(({ kind }) => kind === "cash"));
    const taxCodes = refsOf(books.taxCodes);
    for (const { saleAccount, saleTaxCode } of books.products) {
      if (saleAccount !== null) expect(income).toContain(saleAccount);
      if (saleTaxCode !== null) expect(taxCodes).toContain(saleTaxCode);
    }
    for (const invoice of invoices) {
      expect(customers).toContain(invoice.contact);
      expect(refsOf(books.terms)).toContain(invoice.term);
      expect(books.currencies).toContain(invoice.currency);
      for (const line of invoice.lines) {
        if (line.product === null) expect(income).toContain(line.ledgerAccount);
        else expect(forSale).toContain(line.product);
        expect(line.product === null).not.toBe(line.ledgerAccount === null);
        if (line.taxCode !== null) expect(taxCodes).toContain(line.taxCode);
      }
      for (const payment of invoice.payments) {
        expect(refsOf(books.methods)).toContain(payment.method);
        expect(cash).toContain(payment.ledgerAccount);
      }
    }
  });

  it("numbers invoices in date order, over fourteen months up to today", () => {
    const dates = invoices.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(invoices.map(({ no }) => no)).toEqual(
      invoices.map((_, index) => `INV-${String(index + 1).padStart(4, "0")}`),
    );
    expect(daysBetween(dates[0] ?? "", today)).toBeGreaterThan(400);
    expect(dates.at(-1)).toBe(today);
  });

  it("dates nothing after today, and no payment before its invoice", () => {
    for (const { date } of books.rates) expect(date <= today).toBe(true);
    for (const { date, payments } of invoices) {
      for (const payment of payments)
        expect(payment.date >= date && payment.date <= today).toBe(true);
    }
  });

  it("gives cash invoices no due date, others that of their term", () => {
    for (const { date, dueDate, term } of invoices) {
      const days = books.terms.find(({ ref }) => ref === term)?.days ?? 0;
      expect(dueDate).toBe(term === "cash" ? NO_DATE : addDays(date, days));
    }
    const cash = invoices.filter(({ term }) => term === "cash");
    expect(cash.filter(({ status }) => status === 5).length).toBeGreaterThan(cash.length * 0.8);
  });

  it("is received when, and only when, it is fully paid; never paid too much", () => {
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

  it("has every status, and open, overdue and part-paid invoices", () => {
    expect([...new Set(invoices.map(({ status }) => status))].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    const unpaid = invoices.filter(isUnpaid);
    expect(unpaid.filter((invoice) => isOverdue(invoice, today)).length).toBeGreaterThan(5);
    expect(unpaid.filter((invoice) => !isOverdue(invoice, today)).length).toBeGreaterThan(5);
    expect(unpaid.filter((invoice) => paidOf(invoice) > 0n).length).toBeGreaterThan(3);
  });

  it("shows some of everything at the top of the list", () => {
    const newest = invoices.slice(-10);
    expect(newest.some(({ status }) => status === 0)).toBe(true);
    expect(newest.some(({ status }) => status === 4)).toBe(true);
    expect(newest.some(({ status }) => status === 5)).toBe(true);
    const unpaid = newest.filter(isUnpaid);
    expect(unpaid.some((invoice) => isOverdue(invoice, today))).toBe(true);
    expect(unpaid.some((invoice) => !isOverdue(invoice, today))).toBe(true);
    expect(unpaid.some((invoice) => paidOf(invoice) > 0n)).toBe(true);
  });

  it("bills some customers in their own currency, at the rate of the date", () => {
    for (const { currency, date, rate } of invoices) {
      const known = books.rates.filter(
        (entry) => entry.currency === currency && entry.date <= date,
      );
      const latest = known.sort((a, b) => a.date.localeCompare(b.date)).at(-1);
      expect(rate).toBe(currency === "MYR" ? "1" : latest?.rate);
    }
    for (const currency of ["SGD", "USD"]) {
      expect(invoices.filter((invoice) => invoice.currency === currency).length).toBeGreaterThan(8);
    }
  });

  it("has busy weekdays and quiet weekends", () => {
    const on = (day: number) => invoices.filter(({ date }) => weekday(date) === day).length;
    expect(on(0)).toBeLessThan(on(3) / 3);
    expect(on(6)).toBeLessThan(on(3));
  });

  it("is well formed in the small", () => {
    for (const address of emailsOf(books))
      expect(address).toMatch(/^[a-z0-9.]+@[a-z0-9-]+\.example$/);
    for (const { no, lines } of invoices) {
      expect(lines.length, no).toBeGreaterThanOrEqual(1);
      expect(lines.length, no).toBeLessThanOrEqual(6);
      for (const { quantity, unitPrice } of lines) {
        expect(quantity).toMatch(/^\d+(\.\d+)?$/);
        expect(unitPrice).toMatch(/^\d+\.\d\d$/);
      }
    }
    for (const { rate } of books.rates) expect(rate).toMatch(/^\d\.\d{4}(\d\d)?$/);
    for (const { address } of books.contacts) {
      expect(address?.postcode ?? "").toMatch(
        address ? (address.countryId === 200 ? /^\d{6}$/ : /^\d{5}$/) : /^$/,
      );
    }
    // Latin script only (the degree sign is no letter).
    expect(JSON.stringify(account)).not.toMatch(/[^\p{Script=Latin}\p{Script=Common}]/u);
  });
});

it("holds all through a leap year, on every day of the week", () => {
  for (let day = 0; day < 366; day += 5) {
    const today = addDays("2028-01-01", day);
    const { invoices } = firstOf(demoAccount(today).companies);
    expect(new Set(invoices.map(({ status }) => status)).size, today).toBe(6);
    expect(
      invoices.every(({ date }) => date <= today),
      today,
    ).toBe(true);
    expect(
      invoices.slice(-10).filter((invoice) => isOverdue(invoice, today)).length,
      today,
    ).toBeGreaterThan(0);
  }
}, 30_000);

function firstOf(companies: Books[]): Books {
  const [first] = companies;
  if (!first) throw new Error("the demo account has no company");
  return first;
}

function refsOf(list: readonly { ref: string }[]): Set<string> {
  return new Set(list.map(({ ref }) => ref));
}

function emailsOf({ company, contacts }: Books): string[] {
  const all = contacts.flatMap(({ email, contactPerson }) => [email, contactPerson?.email ?? ""]);
  return [company.email, ...all].filter((email) => email !== "");
}

function paidOf({ payments }: InvoiceSeed): bigint {
  return sum(payments.map(({ amount }) => toMinor(decimal(amount))));
}

function isUnpaid({ status }: InvoiceSeed): boolean {
  return status === 1 || status === 2 || status === 3;
}

function isOverdue(invoice: InvoiceSeed, today: string): boolean {
  return isUnpaid(invoice) && invoice.dueDate !== NO_DATE && invoice.dueDate < today;
}
