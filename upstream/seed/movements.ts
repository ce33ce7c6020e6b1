import { convert, decimal, minorToText, sum, toMinor } from "../../domain/money/money";
import { isDepositKind } from "../../domain/kinds";
import type { Books, MovementSeed } from "../books/types";
import { addDays, monthStart, weekday } from "../../domain/calendar/days";
import { createRandom, type Random } from "./random";

const SEED = 20190101;
/** Whole months before this one. */
const MONTHS = 13;

/**
 * What leaves in a month, in thousandths of what comes in: on which day, and how sure the figure
 * is.
 */
const REGULAR = [
  { description: "Rent", day: 1, share: 55, isFixed: true },
  { description: "Telephone and internet", day: 5, share: 6, isFixed: true },
  { description: "Electricity and water", day: 12, share: 14, isFixed: false },
  { description: "Fuel and lorry", day: 18, share: 22, isFixed: false },
  { description: "Bank charges", day: 25, share: 2, isFixed: false },
  { description: "Wages and contributions", day: 27, share: 165, isFixed: true },
] as const;

/** Days of a month on which suppliers are paid; together about half of what comes in. */
const SUPPLIER_DAYS = [3, 8, 15, 22, 26];
const SUPPLIER_SHARE: [number, number] = [75, 125];

/**
 * A company's movements beside its invoices' payments, the same for the same
 * day: what its accounts began with, what it spends, and its takings banked
 * every Monday.
 */
export function movementsOf(books: Books, today: string): MovementSeed[] {
  const random = createRandom(SEED + books.invoices.length);
  const cash = books.ledgerAccounts.filter(({ kind }) => isDepositKind(kind));
  const bank = cash.find(({ kind }) => kind === "bank") ?? cash[0];
  if (!bank) return [];
  const received = receipts(books);
  const monthly = sum(received.map(({ amount }) => amount)) / BigInt(MONTHS + 1);
  const first = addDays(monthStart(today, MONTHS), -31);
  const expenses = expensesOf(bank.ref, monthly, today, random);
  const spent = -sum(expenses.map(({ amount }) => toMinor(decimal(amount))));
  const banked = sum(
    received.filter(({ ledgerAccount }) => ledgerAccount === bank.ref).map(({ amount }) => amount),
  );
  // Where other accounts take most of what comes in, this one began with more.
  const reserve = spent > banked ? spent - banked : 0n;
  return [
    ...cash.map((account) => ({
      ledgerAccount: account.ref,
      date: first,
      amount: minorToText(rounded(account === bank ? monthly * 2n + reserve : monthly / 40n)),
      kind: "opening" as const,
      description: "Balance brought forward",
    })),
    ...expenses,
    ...cash
      .filter((account) => account.kind === "cash" && account !== bank)
      .flatMap((account) => bankings(books, account.ref, bank.ref, today)),
  ];
}

function expensesOf(
  ledgerAccount: string,
  monthly: bigint,
  today: string,
  random: Random,
): MovementSeed[] {
  const months = Array.from({ length: MONTHS + 1 }, (_, ago) => monthStart(today, MONTHS - ago));
  const spend = (date: string, thousandths: number, description: string): MovementSeed => ({
    ledgerAccount,
    date,
    amount: minorToText(-((monthly * BigInt(thousandths)) / 1000n)),
    kind: "expense",
    description,
  });
  return months
    .flatMap((month) => [
      ...REGULAR.map(({ description, day, share, isFixed }) =>
        spend(
          addDays(month, day - 1),
          isFixed ? share : share + random.int(0, Math.ceil(share / 4)),
          description,
        ),
      ),
      ...SUPPLIER_DAYS.map((day) =>
        spend(addDays(month, day - 1), random.int(...SUPPLIER_SHARE), "Suppliers"),
      ),
    ])
    .filter(({ date }) => date <= today);
}

/** The week's takings of a till, in whole hundreds, brought to the bank on Monday. */
function bankings(books: Books, from: string, to: string, today: string): MovementSeed[] {
  const weeks = new Map<string, bigint>();
  for (const { ledgerAccount, date, amount } of receipts(books)) {
    const monday = addDays(date, 7 - ((weekday(date) + 6) % 7));
    if (ledgerAccount === from && monday <= today)
      weeks.set(monday, (weeks.get(monday) ?? 0n) + amount);
  }
  return [...weeks].flatMap(([date, takings]) => {
    const amount = rounded(takings);
    if (amount === 0n) return [];
    const half = (ledgerAccount: string, minor: bigint): MovementSeed => ({
      ledgerAccount,
      date,
      amount: minorToText(minor),
      kind: "transfer",
      description: "Takings banked",
    });
    return [half(from, -amount), half(to, amount)];
  });
}

/** What came in, in the company's own currency. */
function receipts({ invoices }: Books) {
  return invoices.flatMap(({ rate, payments }) =>
    payments.map(({ ledgerAccount, date, amount }) => ({
      ledgerAccount,
      date,
      amount: convert(toMinor(decimal(amount)), decimal(rate)),
    })),
  );
}

/** Down to whole hundreds. */
function rounded(minor: bigint): bigint {
  return minor - (minor % 10_000n);
}
