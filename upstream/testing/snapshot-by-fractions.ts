import { NO_DATE } from "../../domain/calendar/days";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { isDepositKind } from "../../domain/kinds";
import { ExactFraction } from "../../domain/money/testing/fraction";
import {
  convertAmountByFractions,
  calculateByFractions,
} from "../../domain/money/testing/calculations";
import type { Books, InvoiceSeed } from "../books/types";

/**
 * Calculates the expected answer of GET /snapshot, the sums of the dashboard, in ringgit. Uses
 * exact fractions instead of the code of the API. `credited` are the indexes (from 0) of invoices
 * that were fully credited today.
 */
export function calculateExpectedSnapshot(
  books: Books,
  today: string,
  credited: number[] = [],
): object {
  const counted = books.invoices
    .map((invoice, index) => calculateInRinggit(invoice, books, credited.includes(index)))
    .filter(({ status }) => status !== INVOICE_STATUS.draft && status !== INVOICE_STATUS.voided);
  // A credit note counts today, whatever the date of its invoice is.
  const notes = counted
    .filter(({ isCredited }) => isCredited)
    .map(({ total: billed, income, nets }) => ({
      ...{ date: today, total: -billed, income: -income },
      nets: nets.map(({ name, net }) => ({ name, net: -net })),
    }));
  const daysAgo = (days: number) =>
    new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  const issued = counted.filter(({ date }) => date > daysAgo(30) && date <= today);
  const issuedBefore = counted.filter(({ date }) => date > daysAgo(60) && date <= daysAgo(30));
  const owed = counted.filter(({ owes }) => owes);
  const overdue = owed.filter(
    ({ date, dueDate }) => (dueDate === NO_DATE ? date : dueDate) < today,
  );
  const open = owed.filter((invoice) => !overdue.includes(invoice));
  const received = counted.filter(({ status }) => status === INVOICE_STATUS.received);
  const payments = counted.flatMap((invoice) => invoice.payments);
  const movements = (books.movements ?? []).map((each) => ({
    ...each,
    amount: toMinorUnits(each.amount),
  }));
  const expenses = movements.filter(({ kind, date }) => kind === "expense" && date <= today);
  const spent = -sumAmounts(
    expenses.filter(({ date }) => date > daysAgo(30)),
    ({ amount }) => amount,
  );
  const recentPayments = payments.filter(({ date }) => date > daysAgo(30) && date <= today);
  const cashIn = sumAmounts(recentPayments, ({ amount }) => amount);
  return {
    balance: {
      accounts: books.ledgerAccounts
        .filter(({ kind }) => isDepositKind(kind))
        .map(({ ref, name }) => {
          const own = [...payments, ...movements].filter((each) => each.ledgerAccount === ref);
          return { name, minor: sumAmounts(own, ({ amount }) => amount) };
        })
        .sort((a, b) => Number(b.minor - a.minor))
        .map(({ name, minor }) => ({ name, balance: formatMinorUnits(minor) })),
    },
    cashflow: formatMinorUnits(cashIn - spent),
    expense: formatMinorUnits(spent),
    outstanding: formatMinorUnits(sumAmounts(owed, ({ balance }) => balance)),
    income: { categories: sumCategories([...issued, ...notes]) },
    trend: {
      periods: listMonths(today).map((month) => ({
        month,
        income: formatMinorUnits(
          sumAmounts(
            [...counted, ...notes].filter(({ date }) => date.startsWith(month) && date <= today),
            ({ income }) => income,
          ),
        ),
        expense: formatMinorUnits(
          -sumAmounts(
            expenses.filter(({ date }) => date.startsWith(month)),
            ({ amount }) => amount,
          ),
        ),
      })),
    },
    pwa_dashboard: {
      currency_symbol: "RM",
      invoice: {
        "30_days_invoice_amount": formatMinorUnits(
          sumAmounts([...issued, ...notes], (each) => each.total),
        ),
        "30_days_total_invoice": issued.length,
        percentage: calculatePercentChange(
          sumAmounts([...issued, ...notes], (each) => each.total),
          sumAmounts(issuedBefore, (each) => each.total),
        ),
        invoice_overdue: overdue.length,
        invoice_overdue_amount: formatMinorUnits(sumAmounts(overdue, ({ balance }) => balance)),
        invoice_open: open.length,
        invoice_open_amount: formatMinorUnits(sumAmounts(open, ({ balance }) => balance)),
        invoice_received: received.length,
        invoice_received_amount: formatMinorUnits(sumAmounts(received, (each) => each.total)),
      },
    },
  };
}

/**
 * Returns the invoice with its sums and payments as sen (bigint), and with its status after a full
 * credit when `isCredited` is true.
 */
function calculateInRinggit(
  invoice: InvoiceSeed,
  { taxCodes, products, ledgerAccounts }: Books,
  isCredited: boolean,
) {
  const lines = invoice.lines.map((line) => ({
    ...line,
    tax:
      taxCodes.flatMap(({ ref, code, ratePercent }) =>
        ref === line.taxCode ? { code, ratePercent } : [],
      )[0] ?? null,
  }));
  const paid = invoice.payments.map(({ amount }) => amount);
  const { invoice: calculated } = calculateByFractions(lines, paid);
  const convert = (minor: bigint) => convertAmountByFractions(minor, invoice.rate);
  const nets = lines.map(({ product, ledgerAccount }, index) => {
    const account = ledgerAccount ?? products.find(({ ref }) => ref === product)?.saleAccount;
    const name = ledgerAccounts.find(({ ref }) => ref === account)?.name ?? "Other income";
    return { name, net: convert(calculated.lines[index]?.net ?? 0n) };
  });
  return {
    ...invoice,
    isCredited,
    status: isCredited ? toCreditedStatus(invoice) : invoice.status,
    total: convert(calculated.total),
    balance: convert(calculated.balance),
    owes: !isCredited && calculated.balance > 0n,
    income: sumAmounts(nets, ({ net }) => net),
    nets,
    payments: invoice.payments.map((payment) => ({
      ...payment,
      amount: convert(toMinorUnits(payment.amount)),
    })),
  };
}

/**
 * Returns the status after a full credit: received when the invoice has a payment, otherwise the
 * status of an unpaid invoice, so that received becomes sent.
 */
function toCreditedStatus({ status, payments }: InvoiceSeed): number {
  if (payments.length > 0) return INVOICE_STATUS.received;
  return status === INVOICE_STATUS.received ? INVOICE_STATUS.sent : status;
}

function sumCategories(issued: Pick<ReturnType<typeof calculateInRinggit>, "nets">[]) {
  const amounts = new Map<string, bigint>();
  for (const { name, net } of issued.flatMap(({ nets }) => nets)) {
    amounts.set(name, (amounts.get(name) ?? 0n) + net);
  }
  return [...amounts]
    .filter(([, minor]) => minor !== 0n)
    .sort(([, a], [, b]) => Number(b - a))
    .map(([name, minor]) => ({ name, amount: formatMinorUnits(minor) }));
}

function listMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const months = year * 12 + month - 1 - (11 - index);
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
  });
}

function calculatePercentChange(now: bigint, before: bigint): string | null {
  if (before <= 0n) return null;
  const tenths = new ExactFraction(now - before, before).times(new ExactFraction(1000n)).round();
  const [whole = "", tenth = ""] = (Math.abs(Number(tenths)) / 10).toString().split(".");
  return `${tenths < 0n ? "-" : ""}${whole}${tenth && `.${tenth}`}`;
}

function sumAmounts<T>(list: T[], amount: (each: T) => bigint): bigint {
  return list.reduce((sum, each) => sum + amount(each), 0n);
}

function toMinorUnits(amount: string): bigint {
  return ExactFraction.parse(amount).times(new ExactFraction(100n)).round();
}

function formatMinorUnits(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, "0");
  return `${minor < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
