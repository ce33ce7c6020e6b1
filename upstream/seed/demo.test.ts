import { describe, expect, it } from "vitest";
import { DEPOSIT_KINDS } from "../../domain/kinds";
import { demoAccount } from "./demo";
import { DAYS, demoCases } from "./demo-cases";
import type { Books, ContactSeed } from "../books/types";

describe.each(DAYS)("the demo account on %s", (today) => {
  const account = demoAccount(today);

  it("is the public one", () => {
    expect(account).toMatchObject({ email: "demo@lejar.example", password: "demo1234" });
  });

  it(
    "has a Malaysian trader, a Singaporean studio with GST, and a small company on " +
      "the free plan",
    () => {
      expect(account.companies).toMatchObject([
        { company: { countryId: 135, currency: "MYR", isFree: false } },
        { company: { countryId: 200, currency: "SGD", isFree: false, timeZone: "Asia/Singapore" } },
        { company: { countryId: 135, currency: "MYR", isFree: true } },
      ]);
      const studio = account.companies[1];
      expect(studio?.company.taxNo).not.toBe("");
      const onSales = studio?.taxCodes.filter(({ isSaleTax = true }) => isSaleTax) ?? [];
      expect(onSales.map(({ ratePercent }) => ratePercent)).toEqual(["9", "0", "0", "0"]);
    },
  );

  it("is the same when asked again", () => {
    expect(demoAccount(today)).toEqual(account);
  });
});

describe.each(DAYS.flatMap(demoCases))("$name on $today", ({ books, promised }) => {
  const { invoices } = books;

  it("has the promised numbers of everything", () => {
    expect(books.contacts).toHaveLength(promised.contacts);
    expect(books.products).toHaveLength(promised.products);
    expect(accountsOf(books, "income").size).toBe(promised.incomeAccounts);
    expect(accountsOf(books, ...DEPOSIT_KINDS).size).toBe(promised.cashAccounts);
    expect(invoices).toHaveLength(promised.invoices);
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
    const income = accountsOf(books, "income");
    const cash = accountsOf(books, ...DEPOSIT_KINDS);
    const taxCodes = taxCodesOf(books, true);
    for (const product of books.products) {
      const { saleAccount, saleTaxCode, purchaseAccount, purchaseTaxCode, inventoryAccount } =
        product;
      // An item can be edited only when what it needs is there.
      if (product.forSale || saleAccount !== null) expect(income).toContain(saleAccount);
      if (saleTaxCode !== null) expect(taxCodes).toContain(saleTaxCode);
      if (product.forPurchase) expect(accountsOf(books, "expense")).toContain(purchaseAccount);
      if (purchaseTaxCode !== null) expect(taxCodesOf(books, false)).toContain(purchaseTaxCode);
      if (product.trackInventory) {
        expect(accountsOf(books, "inventory")).toContain(inventoryAccount);
      }
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

  it("has contacts that can be saved as they are", () => {
    for (const { kind, displayName, name, firstName, email } of books.contacts) {
      const isComplete = kind === "person" ? firstName !== "" : name !== "" && email !== "";
      expect(isComplete, displayName).toBe(true);
    }
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
  });

  it("has names in Chinese characters and in Tamil script, and all else in Latin", () => {
    const names = books.contacts.flatMap(namesOf);
    expect(names.filter((name) => /^\p{Script=Han}+$/u.test(name)).length).toBeGreaterThan(0);
    expect(names.filter((name) => /^[\p{Script=Tamil} ]+$/u.test(name)).length).toBeGreaterThan(0);
    // The degree sign is no letter.
    const inLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text);
    expect(names.filter(inLatin).length).toBeGreaterThan(names.length / 2);
    for (const name of names)
      expect(inLatin(name) || /^[\p{Script=Han}\p{Script=Tamil} ]+$/u.test(name), name).toBe(true);
    const { contacts, invoices: _invoices, ...lists } = books;
    const asides = contacts.map(({ memo, address }) => ({ memo, address }));
    const words = invoices.map(({ title, memo, lines }) => ({ title, memo, lines }));
    expect(inLatin(JSON.stringify({ lists, asides, words }))).toBe(true);
  });
});

function refsOf(list: readonly { ref: string }[]): Set<string> {
  return new Set(list.map(({ ref }) => ref));
}

type AccountKind = Books["ledgerAccounts"][number]["kind"];

function accountsOf({ ledgerAccounts }: Books, ...wanted: AccountKind[]): Set<string> {
  return refsOf(ledgerAccounts.filter(({ kind }) => wanted.includes(kind)));
}

function taxCodesOf({ taxCodes }: Books, onSales: boolean): Set<string> {
  return refsOf(taxCodes.filter(({ isSaleTax = true }) => isSaleTax === onSales));
}

function emailsOf({ company, contacts }: Books): string[] {
  const all = contacts.flatMap(({ email, contactPerson }) => [email, contactPerson?.email ?? ""]);
  return [company.email, ...all].filter((email) => email !== "");
}

function namesOf({ displayName, name, contactPerson }: ContactSeed): string[] {
  const { firstName = "", lastName = "" } = contactPerson ?? {};
  return [displayName, name, firstName, lastName].filter((each) => each !== "");
}
