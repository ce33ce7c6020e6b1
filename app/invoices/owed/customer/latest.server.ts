import { toShownName } from "../../../../domain/given-names";
import { formatAmount } from "../../../../domain/money/money";
import { addDays, formatDate } from "../../../../domain/calendar/days";
import { isUnpaid } from "../../../../domain/invoices/status";
import { customerWords as words } from "../../../../domain/words/customer";
import { fill, fillText } from "../../../../domain/words/message";
import { readSales, type SalesRow } from "~/models/invoices/list.server";
import { toInvoiceStatusView } from "~/models/invoices/status-view.server";
import { readStatement, type Statement, type StatementEntry } from "~/models/owed/statement.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { invoicePaths } from "../../paths";

/**
 * The maximum number of entries per kind on the page of a customer. The statement contains all
 * entries.
 */
const MAX_ENTRIES = 5;

const YEAR_DAYS = 365;

/**
 * Returns the customer's newest invoices, payments and credit notes of the last year. When the API
 * refuses a year because it has too many entries, returns those of this month. Returns null when
 * the API refuses the month too, as for the customer of all cash sales.
 */
export async function findLatestEntries(session: Session, contactId: string, today: string) {
  const statement =
    (await findStatement(session, contactId, addDays(today, -YEAR_DAYS), today)) ??
    (await findStatement(session, contactId, `${today.slice(0, 8)}01`, today));
  if (!statement) return null;
  const entries = toLatestEntriesView(statement);
  const ids = entries.invoices.map(({ invoiceId }) => invoiceId);
  const states = await readStates(session, ids, today);
  return {
    ...entries,
    invoices: entries.invoices.map((entry) => ({
      ...entry,
      about: states.get(entry.invoiceId) ?? "",
    })),
  };
}

/**
 * Returns the states of invoices in words, by id. The map is empty when the API cannot list invoices
 * by id.
 */
async function readStates(session: Session, ids: string[], today: string) {
  if (ids.length === 0 || !(await listExtensions()).includes("selections"))
    return new Map<string, string>();
  const { transactions } = await readSales(session, { tab: "all", ids, page: 1 });
  return new Map(transactions.map((row) => [row.id, describeState(row, today)]));
}

/**
 * Reads the statement of a period; null when the API refuses the period (status 422) because it has
 * too many entries.
 */
async function findStatement(session: Session, contactId: string, from: string, to: string) {
  try {
    return await readStatement(session, contactId, { from, to });
  } catch (error) {
    if (error instanceof UpstreamFault && error.kind === "refused" && error.status === 422)
      return null;
    throw error;
  }
}

/** Returns at most five entries of each kind, newest first, from all currencies. */
export function toLatestEntriesView({ sections }: Pick<Statement, "sections">) {
  const entries = sections
    .flatMap(({ currency, rows }) => rows.map((row) => ({ ...row, symbol: currency.symbol })))
    .reverse()
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const newest = (kind: StatementEntry["kind"]) =>
    entries.filter((entry) => entry.kind === kind).slice(0, MAX_ENTRIES);
  const findDay = (kind: StatementEntry["kind"], id: string) =>
    formatDate(entries.find((entry) => entry.kind === kind && entry.id === id)?.date ?? "");
  return {
    invoices: newest("invoice").map((entry) => ({
      ...toEntryView(entry),
      invoiceId: entry.id,
      to: paths.invoice(entry.id),
      text: entry.no,
      about: "",
    })),
    payments: newest("payment").map((entry) => ({
      ...toEntryView(entry),
      to: entry.invoice_id
        ? paths.invoice(entry.invoice_id)
        : invoicePaths.wholeReceipt(entry.receipt_id),
      text: [toShownName(entry.method_name), entry.reference].filter(Boolean).join(" · "),
      about: entry.invoice_no
        ? fill(words.forInvoice, { no: entry.invoice_no })
        : words.paidOnAccount,
      undone: withDate(words.undoneOn, findDay("payment_reversal", entry.id)),
    })),
    refunds: newest("refund").map((entry) => ({
      ...toEntryView(entry),
      to: invoicePaths.refund(entry.id),
      text: [toShownName(entry.method_name), entry.reference].filter(Boolean).join(" · "),
      about: entry.invoice_no && fill(words.forInvoice, { no: entry.invoice_no }),
      undone: withDate(words.undoneOn, findDay("refund_reversal", entry.id)),
    })),
    creditNotes: newest("credit_note").map((entry) => ({
      ...toEntryView(entry),
      to: invoicePaths.creditNote(entry.id),
      text: [entry.no, entry.reference].filter(Boolean).join(" · "),
      about: fill(words.forInvoice, { no: entry.invoice_no }),
      undone: withDate(words.voidedOn, findDay("credit_note_void", entry.id)),
    })),
  };
}

function toEntryView({ kind, id, date, amount, symbol }: StatementEntry & { symbol: string }) {
  const absoluteAmount = amount < 0n ? -amount : amount;
  return {
    id: `${kind}-${id}`,
    date: formatDate(date),
    amount: { symbol, figure: formatAmount(absoluteAmount) },
    undone: "",
  };
}

/** Describes the state of an invoice in the words of the invoice list. */
export function describeState(invoice: SalesRow, today: string): string {
  const { balance, amount } = invoice;
  if (balance < 0n) return fill(words.amountToGiveBack, { amount: formatAmount(-balance) });
  const { line } = toInvoiceStatusView(invoice, today);
  return isUnpaid(invoice) && balance < amount
    ? fill(words.stillToPay, { status: line, amount: formatAmount(balance) })
    : line;
}

/** Returns the message with its date; empty without a date. */
function withDate(message: `${string}{date}${string}`, date: string): string {
  return date && fillText(message, { date });
}
