/** The demo companies on several days, each with what is promised of it, for the tests. */
import { NO_DATE } from "../../domain/calendar/days";
import { decimal, sum, toMinor } from "../../domain/money/money";
import { demoAccount } from "./demo";
import type { Books, CurrencyCode, InvoiceSeed } from "../books/types";

/** A Friday, a Sunday, a leap day, New Year, and the first of a March. */
export const DAYS = ["2026-11-20", "2027-02-28", "2028-02-29", "2026-01-01", "2027-03-01"];

type Promised = {
  contacts: number;
  products: number;
  incomeAccounts: number;
  cashAccounts: number;
  invoices: number;
  /** The first invoice is older. */
  historyDays: number;
  statuses: InvoiceSeed["status"][];
  /** At least so many of each are unpaid. */
  unpaid: { overdue: number; open: number; partPaid: number };
  /** At least so many invoices in other currencies than the company's. */
  foreign: Partial<Record<CurrencyCode, number>>;
};

/** In the order of the account's companies. */
const PROMISED: Promised[] = [
  {
    contacts: 60,
    products: 40,
    incomeAccounts: 12,
    cashAccounts: 5,
    invoices: 400,
    historyDays: 400,
    statuses: [0, 1, 2, 3, 4, 5],
    unpaid: { overdue: 6, open: 6, partPaid: 4 },
    foreign: { SGD: 9, USD: 9 },
  },
  {
    contacts: 25,
    products: 15,
    incomeAccounts: 11,
    cashAccounts: 4,
    invoices: 120,
    historyDays: 400,
    statuses: [0, 1, 2, 3, 4, 5],
    unpaid: { overdue: 3, open: 3, partPaid: 2 },
    foreign: { MYR: 9, USD: 9 },
  },
  {
    contacts: 8,
    products: 7,
    incomeAccounts: 3,
    cashAccounts: 2,
    invoices: 12,
    historyDays: 90,
    statuses: [0, 4, 5],
    unpaid: { overdue: 1, open: 1, partPaid: 1 },
    foreign: {},
  },
];

type DemoCase = { name: string; today: string; books: Books; promised: Promised };

export function demoCases(today: string): DemoCase[] {
  const { companies } = demoAccount(today);
  return PROMISED.map((promised, index) => {
    const books = companies[index];
    if (!books) throw new Error(`the demo account has only ${companies.length} companies`);
    return { name: books.company.displayName, today, books, promised };
  });
}

/** In minor units of the invoice's currency. */
export function paidOf({ payments }: InvoiceSeed): bigint {
  return sum(payments.map(({ amount }) => toMinor(decimal(amount))));
}

export function isUnpaid({ status }: InvoiceSeed): boolean {
  return status === 1 || status === 2 || status === 3;
}

export function isOverdue(invoice: InvoiceSeed, today: string): boolean {
  const { date, dueDate } = invoice;
  return isUnpaid(invoice) && (dueDate === NO_DATE ? date : dueDate) < today;
}
