import { formatAmount, sum } from "../../../../domain/money/money";
import { addDays, formatDate } from "../../../../domain/calendar/days";
import { formatLateness } from "~/models/invoices/status-view.server";
import { readOverdueInvoices } from "~/models/owed/late.server";
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
  return (
    statement && toLatestEntriesView(statement, await readLateTexts(session, contactId, today))
  );
}

/**
 * Returns texts such as "Late (3 days)" by the ids of overdue invoices. The map is empty when the
 * API cannot list them.
 */
async function readLateTexts(
  session: Session,
  contactId: string,
  today: string,
): Promise<Map<string, string>> {
  if (!(await listExtensions()).includes("send_papers")) return new Map();
  const { invoices } = await readOverdueInvoices(session, contactId);
  return new Map(invoices.map(({ id, due_date }) => [id, formatLateness(due_date, today)]));
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
export function toLatestEntriesView(
  { sections }: Pick<Statement, "sections">,
  lateTexts: Map<string, string>,
) {
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
      about: describeInvoiceState(
        entries.filter(({ invoice_id }) => invoice_id === entry.id),
        lateTexts.get(entry.id),
      ),
    })),
    payments: newest("payment").map((entry) => ({
      ...toEntryView(entry),
      to: paths.invoice(entry.invoice_id),
      text: [entry.method_name, entry.reference].filter(Boolean).join(" · "),
      about: `for ${entry.invoice_no}`,
      undone: withDay("Undone on", findDay("payment_reversal", entry.id)),
    })),
    creditNotes: newest("credit_note").map((entry) => ({
      ...toEntryView(entry),
      to: invoicePaths.creditNote(entry.id),
      text: [entry.no, entry.reference].filter(Boolean).join(" · "),
      about: `for ${entry.invoice_no}`,
      undone: withDay("Voided on", findDay("credit_note_void", entry.id)),
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

/**
 * Describes the state of an invoice after these entries, in the words of the invoice list. `late`
 * is a text such as "Late (3 days)", empty when the invoice is not overdue.
 */
function describeInvoiceState(entries: StatementEntry[], late = ""): string {
  const sumKinds = (kinds: StatementEntry["kind"][]) =>
    sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const left = sum(entries.map(({ amount }) => amount));
  const isPaid = sumKinds(["payment", "payment_reversal"]) < 0n;
  if (left < 0n) return `${formatAmount(-left)} to give back`;
  if (left === 0n) return isPaid ? "Paid" : "Nothing to pay";
  if (left === sumKinds(["invoice"])) return late || "Sent";
  const state = [late, isPaid ? "Part paid" : ""].filter(Boolean).join(" · ");
  return [state, `${formatAmount(left)} still to pay`].filter(Boolean).join(" · ");
}

function withDay(words: string, day: string): string {
  return day && `${words} ${day}`;
}
