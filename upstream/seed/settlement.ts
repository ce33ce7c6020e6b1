import { minorToText } from "../../domain/money/money";
import { addDays, daysBetween } from "../../domain/calendar/days";
import type { InvoiceSeed } from "../books/types";
import type { Customer } from "./habits";
import type { Random } from "./random";
import type { Story, Trade } from "./trade";

type Bill = { date: string; dueDate: string; isCash: boolean; total: bigint };
type Settlement = Pick<InvoiceSeed, "status" | "payments">;
type Part = { amount: bigint; date: string };

/** How the matter stands today: the invoice's status and what was paid of it. */
export function settle(
  bill: Bill,
  customer: Customer,
  story: Story | null,
  today: string,
  trade: Trade,
  random: Random,
): Settlement {
  const age = daysBetween(bill.date, today);
  const outcome = story ?? unusualStory(age, random);
  if (outcome === "draft") return { status: 0, payments: [] };
  if (outcome === "voided") return { status: 4, payments: [] };

  const parts = outcome ? partsFor(outcome, bill) : agreedParts(bill, customer, today, random);
  const made = parts.filter((part) => part.date <= today);
  const paid = made.reduce((sum, part) => sum + part.amount, 0n);
  return {
    status: paid === bill.total ? 5 : openStatus(age, random),
    payments: made.map((part) => ({
      ...payer(bill, customer, trade, random),
      amount: minorToText(part.amount),
      date: part.date,
    })),
  };
}

/** Few are drafts or voided; the rest is null: it depends on when it is paid. */
function unusualStory(age: number, random: Random): Story | null {
  if (random.chance(age < 10 ? 0.1 : 0.008)) return "draft";
  return random.chance(0.03) ? "voided" : null;
}

function partsFor(story: Story, { total, date }: Bill): Part[] {
  if (story === "paid") return [{ amount: total, date }];
  return story === "partPaid" ? [{ amount: deposit(total), date }] : [];
}

function agreedParts(bill: Bill, customer: Customer, today: string, random: Random): Part[] {
  const { total, date, dueDate, isCash } = bill;
  const first = deposit(total);
  if (isCash) {
    // Some pay part in cash and part by card, and a few bring the rest later.
    const later = addDays(date, random.chance(0.5) ? 0 : random.int(3, 30));
    if (!random.chance(0.12)) return [{ amount: total, date }];
    return inTwo(total, first, date, later);
  }
  const [earliest, latest] = customer.punctuality;
  const paidOn = laterOf(addDays(dueDate, random.int(earliest, latest)), date);
  const paidBefore = addDays(date, random.int(0, daysBetween(date, paidOn)));
  // One in fifty waits for months, though none for ever.
  const isStubborn = random.chance(0.02) && daysBetween(date, today) < 250;
  if (isStubborn) return random.chance(0.5) ? [{ amount: first, date: paidBefore }] : [];
  return random.chance(0.2)
    ? inTwo(total, first, paidBefore, paidOn)
    : [{ amount: total, date: paidOn }];
}

function inTwo(total: bigint, first: bigint, on: string, then: string): Part[] {
  return [
    { amount: first, date: on },
    { amount: total - first, date: then },
  ];
}

/** About half, in whole tens when there are some. */
function deposit(total: bigint): bigint {
  const half = total / 2n;
  return half > 1000n ? half - (half % 1000n) : half;
}

/** It is sent first, then approved, and accepted by most in the end. */
function openStatus(age: number, random: Random): 1 | 2 | 3 {
  if (age < 2) return 1;
  return random.pick(age < 4 ? [1, 2, 2] : [1, 2, 2, 2, 3, 3, 3, 3]);
}

function payer({ isCash }: Bill, { foreign }: Customer, trade: Trade, random: Random) {
  const { atOnce, onCredit } = trade.paidBy;
  return foreign?.paidBy ?? random.weighted(isCash ? atOnce : onCredit);
}

function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}
