import { countDaysBetween } from "../../domain/calendar/date-arithmetic";
import { addDays } from "../../domain/calendar/days";
import { minorToText, sum } from "../../domain/money/money";
import type { InvoiceSeed } from "../books/types";
import type { SeedContext, InvoiceOutcome } from "./company-data";
import type { Customer } from "./customers";
import type { RandomSource } from "./random";

/** An invoice that gets its payments. `total` is in minor units of the invoice's currency. */
type InvoiceToPay = {
  date: string;
  dueDate: string;
  hasCashTerm: boolean;
  total: bigint;
  customer: Customer;
};
type PlannedPayment = { amount: bigint; date: string };

/**
 * The statuses of unpaid invoices that are two or three days old, and of older ones: sent (1),
 * approved (2) and accepted (3). A status that is listed more often is chosen more often.
 */
const NEW_STATUSES = [1, 2, 2] as const;
const OPEN_STATUSES = [1, 2, 2, 3, 3, 3] as const;

/**
 * Returns the status and the payments of an invoice as of today. When `outcome` is null, the
 * outcome is random.
 */
export function generateStatusAndPayments(
  bill: InvoiceToPay,
  outcome: InvoiceOutcome | null,
  { data, today, random }: SeedContext,
): Pick<InvoiceSeed, "status" | "payments"> {
  const age = countDaysBetween(bill.date, today);
  const knownOutcome = outcome ?? chooseUnusualOutcome(age, random);
  if (knownOutcome === "draft") return { status: 0, payments: [] };
  if (knownOutcome === "voided") return { status: 4, payments: [] };
  const parts = (
    knownOutcome
      ? planPaymentsForOutcome(knownOutcome, bill)
      : planPaymentsByPunctuality(bill, age, random)
  ).filter(({ date }) => date <= today);
  const isPaid = sum(parts.map(({ amount }) => amount)) === bill.total;
  const weightName = bill.hasCashTerm ? "atOnce" : "onCredit";
  const methods = data.methods.map((method) => [method, method[weightName] ?? 0] as const);
  const payments = parts.map(({ amount, date }) => {
    const { ref, account } = bill.customer.isForeign ? data.foreign : random.pickWeighted(methods);
    return { method: ref, ledgerAccount: account, amount: minorToText(amount), date };
  });
  const open = age < 2 ? 1 : random.pick(age < 4 ? NEW_STATUSES : OPEN_STATUSES);
  return { status: isPaid ? 5 : open, payments };
}

/**
 * Returns "draft" or "voided" for a few invoices. Returns null for all others, whose status depends
 * on their payments.
 */
function chooseUnusualOutcome(age: number, random: RandomSource): InvoiceOutcome | null {
  if (random.chance(age < 10 ? 0.1 : 0.008)) return "draft";
  return random.chance(0.03) ? "voided" : null;
}

function planPaymentsForOutcome(
  outcome: InvoiceOutcome,
  { total, date }: InvoiceToPay,
): PlannedPayment[] {
  if (outcome === "paid") return [{ amount: total, date }];
  return outcome === "partPaid" ? [{ amount: calculateDeposit(total), date }] : [];
}

/**
 * Plans the payments of a customer: at once for a cash term, otherwise within the customer's range
 * of days around the due date (`punctuality`). Some of the dates may be after today.
 */
function planPaymentsByPunctuality(
  { total, date, dueDate, hasCashTerm, customer }: InvoiceToPay,
  age: number,
  random: RandomSource,
) {
  const paidOn = hasCashTerm ? date : addDays(dueDate, random.int(...customer.punctuality));
  const finalPayment = { amount: total, date: paidOn > date ? paidOn : date };
  const amount = calculateDeposit(total);
  const depositPayment = {
    amount,
    date: addDays(date, random.int(0, countDaysBetween(date, finalPayment.date))),
  };
  // Of the invoices on credit that are younger than 250 days, one in fifty is unpaid or part paid.
  if (!hasCashTerm && age < 250 && random.chance(0.02))
    return random.chance(0.5) ? [depositPayment] : [];
  return random.chance(0.2)
    ? [depositPayment, { ...finalPayment, amount: total - amount }]
    : [finalPayment];
}

/**
 * Returns half of the total, in minor units. A half above 10.00 is rounded down to a multiple of
 * 10.00.
 */
function calculateDeposit(total: bigint): bigint {
  const half = total / 2n;
  return half > 1000n ? half - (half % 1000n) : half;
}
