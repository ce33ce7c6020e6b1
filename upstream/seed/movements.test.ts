import { describe, expect, it } from "vitest";
import { isDepositKind } from "../../domain/kinds";
import { convert, decimal, sum, toMinor } from "../../domain/money/money";
import { demoAccount } from "./demo";

describe.each(["2026-11-20", "2028-02-29", "2027-01-01"])("the demo movements on %s", (today) => {
  const companies = demoAccount(today).companies.map(
    (books) => [books.company.displayName, books] as const,
  );

  it.each(companies)("are on cash and bank accounts of %s, up to today", (_, books) => {
    const cash = books.ledgerAccounts
      .filter(({ kind }) => isDepositKind(kind))
      .map(({ ref }) => ref);
    for (const { ledgerAccount, date, amount } of books.movements ?? []) {
      expect(cash).toContain(ledgerAccount);
      expect(date <= today).toBe(true);
      expect(amount).toMatch(/^-?\d+\.\d\d$/);
    }
    expect(books.movements?.length).toBeGreaterThan(140);
  });

  it.each(companies)(
    "spend most of what %s earns, and no more",
    (_, { invoices, movements = [] }) => {
      const spent = -sum(amounts(movements.filter(({ kind }) => kind === "expense")));
      const received = sum(
        invoices.flatMap(({ rate, payments }) =>
          amounts(payments).map((minor) => convert(minor, decimal(rate))),
        ),
      );
      expect(spent).toBeGreaterThan(received / 2n);
      expect(spent).toBeLessThan(received);
    },
  );

  it.each(companies)(
    "bring the takings of %s to the bank, and leave every account with money",
    (_, books) => {
      const { movements = [], invoices } = books;
      expect(sum(amounts(movements.filter(({ kind }) => kind === "transfer")))).toBe(0n);
      for (const { ref } of books.ledgerAccounts.filter(({ kind }) => isDepositKind(kind))) {
        const moved = sum(amounts(movements.filter(({ ledgerAccount }) => ledgerAccount === ref)));
        const paid = invoices.flatMap(({ rate, payments }) =>
          amounts(payments.filter(({ ledgerAccount }) => ledgerAccount === ref)).map((minor) =>
            convert(minor, decimal(rate)),
          ),
        );
        expect(moved + sum(paid), ref).toBeGreaterThan(0n);
      }
    },
  );
});

function amounts(list: { amount: string }[]): bigint[] {
  return list.map(({ amount }) => toMinor(decimal(amount)));
}
