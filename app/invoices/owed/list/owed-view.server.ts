import { AGE_BANDS } from "../../../../domain/day-spans";
import { formatAmount } from "../../../../domain/money/money";
import { commonWords } from "../../../../domain/words/common";
import { count } from "../../../../domain/words/in-languages";
import { invoiceViewWords } from "../../../../domain/words/invoice-view";
import { fill } from "../../../../domain/words/message";
import { owedWords as words } from "../../../../domain/words/owed";
import { formatDaysApart, formatRelativeDay } from "~/lib/company-day.server";
import { owedPaths } from "~/lib/owed-paths";
import type { OwedRow, OwedSum } from "~/models/owed/list.server";
import { invoicePaths } from "~/invoices/paths";
import { toContactUrls } from "~/invoices/contact-urls.server";

type OwedViewOptions = {
  countryId: string;
  /** Today in the company's time zone, YYYY-MM-DD. */
  today: string;
  /** True when the API can send reminders. */
  hasReminders: boolean;
  /** True when the API can record a payment for several invoices. */
  hasReceipts: boolean;
  /** True when the API can send one reminder for all overdue invoices of a customer. */
  hasCombinedReminders: boolean;
};

/** Returns the view of a row of the list "Who owes me". */
export function toOwedView(
  row: OwedRow,
  { countryId, today, hasReceipts, hasReminders, hasCombinedReminders }: OwedViewOptions,
) {
  const oldestInvoiceId = hasReminders ? row.oldest_overdue_invoice_id : "";
  return {
    id: `${row.contact_id}-${row.currency.code}`,
    contactId: row.contact_id,
    name: row.contact_name,
    about: [row.count > 0 ? formatLateness(row, today) : "", count(commonWords.invoices, row.count)]
      .filter(Boolean)
      .join(" · "),
    onAccount: formatOnAccount(row),
    isLate: row.overdue > 0n,
    ...toFigures(row),
    /** The address of the page that records a payment; empty when the API has no receipts. */
    recordPaymentUrl: hasReceipts
      ? owedPaths.recordPayment(row.contact_id, {
          currency: row.currency.code,
          returnTo: owedPaths.owed(),
        })
      : "",
    contactUrls: toContactUrls(countryId, { phone: row.phone_no, email: row.email }),
    /** True when the row has a button that sends a reminder of all overdue invoices. */
    canRemindOfAllInvoices: oldestInvoiceId !== "" && hasCombinedReminders,
    /**
     * The address of the page that sends a reminder of the oldest overdue invoice. Empty when
     * nothing is overdue, when one reminder covers all invoices, or when the API has no reminders.
     */
    remindUrl: oldestInvoiceId && !hasCombinedReminders ? invoicePaths.remind(oldestInvoiceId) : "",
  };
}

export type OwedView = ReturnType<typeof toOwedView>;

/** Returns the sums of all customers in one currency. */
export function toOwedSumView(sum: OwedSum) {
  return {
    id: sum.currency.code,
    name: fill(words.allIn, { code: sum.currency.code }),
    about: [
      count(commonWords.invoices, sum.count),
      sum.overdue === 0n
        ? words.nothingLate
        : fill(words.late, { amount: formatAmount(sum.overdue) }),
    ].join(" · "),
    onAccount: formatOnAccount(sum),
    ...toFigures(sum),
  };
}

/** Says what is on account; empty for nothing. */
function formatOnAccount({ on_account }: OwedSum): string {
  return on_account > 0n
    ? fill(invoiceViewWords.onAccount, { amount: formatAmount(on_account) })
    : "";
}

function toFigures(aged: OwedSum) {
  return {
    total: { symbol: aged.currency.symbol, figure: formatAmount(aged.total) },
    /** The amounts in the order of `AGE_BANDS`; empty for zero. */
    bands: AGE_BANDS.map(({ wire }) => (aged[wire] === 0n ? "" : formatAmount(aged[wire]))),
  };
}

/**
 * Returns a text that tells how much of the total is overdue and for how long, or when the oldest
 * invoice is due.
 */
function formatLateness(row: OwedRow, today: string): string {
  const { overdue, oldest_due_date: oldest } = row;
  if (oldest === null) return words.noDueDate;
  if (oldest >= today) return fill(words.due, { relative: formatRelativeDay(oldest, today) });
  return fill(row.count > 1 ? words.lateByUpTo : words.lateBy, {
    amount: formatAmount(overdue),
    span: formatDaysApart(oldest, today),
  });
}
