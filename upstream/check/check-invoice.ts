import { convert, decimal, sum } from "../../money/money";
import { calculateLines } from "../invoices/amounts";
import { STATUS } from "../invoices/status";
import { checkCreditNotes } from "./check-credit-notes";
import { compare, type Finding } from "./finding";
import type { InvoiceRows } from "./read-invoices";

/** Works out an invoice's lines, sums, balance, status and movements from what was entered. */
export function checkInvoice(rows: InvoiceRows): Finding[] {
  const of = (name: string) => `${rows.invoice.no}: ${name}`;
  return [
    ...checkLines(rows, of),
    ...checkTotals(rows, of),
    ...checkStatus(rows, of),
    ...checkMovements(rows, of),
    ...checkBaseAmounts(rows, of),
    ...checkVersions(rows, of),
    ...checkCreditNotes(rows),
  ];
}

type Named = (name: string) => string;

function checkLines({ invoice, lines }: InvoiceRows, of: Named): Finding[] {
  const rate = decimal(invoice.currency_rate);
  const calculated = calculateLines(lines, []).lines;
  return lines.flatMap((line, index) => {
    const right = calculated[index];
    if (!right) return [];
    const named = (name: string) => of(`line ${line.position}, ${name}`);
    return [
      ...compare(named("gross"), line.gross, right.gross),
      ...compare(named("discount"), line.discount, right.discount),
      ...compare(named("net"), line.net, right.net),
      ...compare(named("tax"), line.tax, right.tax),
      ...compare(named("net in own currency"), line.base_net, convert(right.net, rate)),
    ];
  });
}

function checkTotals(
  { invoice, lines, payments, roundingChanges, notes }: InvoiceRows,
  of: Named,
): Finding[] {
  const rate = decimal(invoice.currency_rate);
  const add = (amounts: number[]) => sum(amounts.map(BigInt));
  const standing = payments.filter(({ reversed_on }) => reversed_on === null);
  const subtotal = add(lines.map(({ gross }) => gross));
  const discount = add(lines.map((line) => line.discount));
  const tax = add(lines.map((line) => line.tax));
  const total = subtotal - discount + tax;
  const rounding = add([
    ...standing.map((payment) => payment.rounding),
    ...roundingChanges.map(({ amount }) => amount),
  ]);
  const paid = add(standing.map(({ amount }) => amount));
  const credited = add(
    notes.filter(({ voided_on }) => voided_on === null).map((note) => note.total),
  );
  const balance = total + rounding - paid - credited;
  return [
    ...compare(of("subtotal"), invoice.subtotal, subtotal),
    ...compare(of("discount"), invoice.discount, discount),
    ...compare(of("tax"), invoice.tax, tax),
    ...compare(of("total"), invoice.total, total),
    ...compare(of("rounding"), invoice.rounding, rounding),
    ...compare(of("paid"), invoice.paid, paid),
    ...compare(of("credited"), invoice.credited, credited),
    ...compare(of("balance"), invoice.balance, balance),
    ...compare(of("total in own currency"), invoice.base_total, convert(total, rate)),
    ...compare(of("balance in own currency"), invoice.base_balance, convert(balance, rate)),
    ...compare(
      of("income in own currency"),
      invoice.base_income,
      add(lines.map(({ base_net }) => base_net)),
    ),
  ];
}

/** An issued invoice is received once it is paid and nothing is left. */
function checkStatus({ invoice }: InvoiceRows, of: Named): Finding[] {
  const { status, paid, balance } = invoice;
  const isOpen = ([STATUS.sent, STATUS.approved, STATUS.accepted] as number[]).includes(status);
  if (isOpen && paid > 0 && balance <= 0) return compare(of("status"), status, STATUS.received);
  if (status === STATUS.received && balance > 0 && invoice.issued_status !== null)
    return compare(of("status"), status, invoice.issued_status ?? STATUS.sent);
  return [];
}

/** What payments that were posted come to in the accounts, each on its day. */
function checkMovements({ invoice, payments, movements }: InvoiceRows, of: Named): Finding[] {
  const isPosted = invoice.status !== STATUS.draft && invoice.status !== STATUS.voided;
  const expected = (isPosted ? payments : []).flatMap((payment) => {
    const { ledger_account_id: account, reversed_on } = payment;
    const came = payment.base_amount;
    const entry = (day: string, amount: bigint) => `${day} ${account} ${amount}`;
    return reversed_on === null
      ? [entry(payment.date, came)]
      : [entry(payment.date, came), entry(reversed_on, -came)];
  });
  const stored = movements.map((row) => `${row.date} ${row.ledger_account_id} ${row.amount}`);
  const listed = (entries: string[]) => entries.sort().join(", ");
  return compare(of("movements"), listed(stored), listed(expected));
}

/** What payments came to in the company's own currency, at the rate they were recorded with. */
function checkBaseAmounts({ payments }: InvoiceRows, of: Named): Finding[] {
  return payments.flatMap(({ id, amount, currency_rate, base_amount }) =>
    compare(
      of(`payment ${id} in own currency`),
      base_amount,
      convert(BigInt(amount), decimal(currency_rate)),
    ),
  );
}

/** From 1 on without a gap; all but the last as they were in print. */
function checkVersions({ invoice, versions }: InvoiceRows, of: Named): Finding[] {
  if (invoice.status === STATUS.draft) return compare(of("versions"), versions.length, 0);
  const told = versions.map(({ version, document }) => `${version}${document ? " kept" : ""}`);
  const expected = Array.from({ length: invoice.version }, (_, index) =>
    index + 1 === invoice.version ? `${index + 1}` : `${index + 1} kept`,
  );
  return [
    ...(invoice.version === 0 ? compare(of("version"), 0, "1 or more") : []),
    ...compare(of("versions"), told.join(", "), expected.join(", ")),
  ];
}
