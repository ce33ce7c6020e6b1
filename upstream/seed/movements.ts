import { getMonthStart, getWeekday } from "../../domain/calendar/date-arithmetic";
import { addDays } from "../../domain/calendar/days";
import { isDepositKind } from "../../domain/kinds";
import { convertCurrency, toDecimal, minorToText, sum, toMinor } from "../../domain/money/money";
import type { Books, MovementSeed } from "../books/types";
import type { SeedContext } from "./company-data";

/** The number of whole months before the current month. */
const MONTHS = 13;

/**
 * The expenses of a month: their days, and the range of the amount on each day in thousandths of
 * the monthly income.
 */
const EXPENSES = [
  { description: "Rent", days: [1], share: [55, 55] },
  { description: "Telephone and internet", days: [5], share: [6, 6] },
  { description: "Electricity and water", days: [12], share: [14, 18] },
  { description: "Fuel and lorry", days: [18], share: [22, 28] },
  { description: "Bank charges", days: [25], share: [2, 3] },
  { description: "Wages and contributions", days: [27], share: [165, 165] },
  { description: "Suppliers", days: [3, 8, 15, 22, 26], share: [75, 125] },
] satisfies { description: string; days: number[]; share: [least: number, most: number] }[];

/**
 * Generates all movements up to today that are not payments of invoices: opening balances,
 * expenses, and transfers of cash to the bank on the following Monday.
 */
export function generateMovements(
  { ledgerAccounts, invoices }: Pick<Books, "ledgerAccounts" | "invoices">,
  { today, random }: SeedContext,
): MovementSeed[] {
  const accounts = ledgerAccounts.filter(({ kind }) => isDepositKind(kind));
  const bank = accounts.find(({ kind }) => kind === "bank")?.ref ?? "";
  const receipts = invoices.flatMap(({ rate, payments }) =>
    payments.map(({ ledgerAccount, date, amount }) => {
      return {
        ledgerAccount,
        date,
        amount: convertCurrency(toMinor(toDecimal(amount)), toDecimal(rate)),
      };
    }),
  );
  const monthlyIncome = sum(receipts.map(({ amount }) => amount)) / BigInt(MONTHS + 1);
  const months = Array.from({ length: MONTHS + 1 }, (_, index) =>
    getMonthStart(today, MONTHS - index),
  );
  const openings = accounts.map(({ ref }) => {
    const amount = roundDownToHundreds(ref === bank ? monthlyIncome * 6n : monthlyIncome / 40n);
    const date = addDays(months[0] ?? today, -31);
    return createMovement("opening", ref, date, amount, "Balance brought forward");
  });
  const expenses = months.flatMap((month) =>
    EXPENSES.flatMap(({ description, days, share: [least, most] }) =>
      days.map((day) => {
        const amount = (-monthlyIncome * BigInt(random.int(least, most))) / 1000n;
        return createMovement("expense", bank, addDays(month, day - 1), amount, description);
      }),
    ),
  );
  const tills = accounts.filter(({ kind }) => kind === "cash").map(({ ref }) => ref);
  const transfers = receipts.flatMap(({ ledgerAccount, date, amount }) => {
    const whole = roundDownToHundreds(amount);
    if (whole === 0n || !tills.includes(ledgerAccount)) return [];
    const monday = addDays(date, 7 - ((getWeekday(date) + 6) % 7));
    return [
      createMovement("transfer", ledgerAccount, monday, -whole, "Takings banked"),
      createMovement("transfer", bank, monday, whole, "Takings banked"),
    ];
  });
  return [...openings, ...expenses, ...transfers].filter(({ date }) => date <= today);
}

function createMovement(
  kind: MovementSeed["kind"],
  ledgerAccount: string,
  date: string,
  amount: bigint,
  description: string,
): MovementSeed {
  return { kind, ledgerAccount, date, amount: minorToText(amount), description };
}

/** Rounds an amount in minor units down to whole hundreds of the currency. */
function roundDownToHundreds(minor: bigint): bigint {
  return minor - (minor % 10_000n);
}
