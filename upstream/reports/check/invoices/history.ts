import { INVOICE_STATUS } from "../../../../domain/invoices/status";
import type { CheckedCompany } from "../company";
import {
  compareValues,
  compareAmounts,
  toFindings,
  formatMinorUnits,
  type Finding,
} from "../finding";
import {
  hasCompleteHistory,
  isActiveCreditNote,
  isActivePayment,
  type InvoiceEvent,
  type InvoiceRows,
} from "../invoice-rows";

/**
 * Checks that the details of events are readable, and that all numbers that the invoice has or had are
 * reserved.
 */
export function checkEventDetails({ invoice, events, reservedNumbers }: InvoiceRows): Finding[] {
  const numbers = events.flatMap(({ details }) => (details?.no === undefined ? [] : details.no));
  return [
    ...events.flatMap(({ kind, happened_at, details }) =>
      details
        ? []
        : toFindings(`${invoice.no}: history, '${kind}' of ${happened_at}`, "damaged", "details"),
    ),
    ...[...new Set([invoice.no, ...numbers].map(String))].flatMap((no) =>
      compareValues(
        `${invoice.no}: its number ${no}`,
        reservedNumbers.has(no) ? "never to be given again" : "free to be given again",
        "never to be given again",
      ),
    ),
  ];
}

/**
 * Makes two checks. First, the history must begin with the creation of the invoice and contain it
 * once. Invoices that are older than the history (see `firstInvoiceWithHistory`), draft invoices too,
 * are exempt from this check. Second, the history must contain the issue once for an issued invoice
 * and never for a draft invoice. Only issued invoices that are older than the history and for which
 * `hasCompleteHistory` returns false are exempt from this check.
 */
export function checkFirstEvents(
  rows: InvoiceRows,
  { firstInvoiceWithHistory }: CheckedCompany,
): Finding[] {
  const { invoice, events } = rows;
  const describe = (name: string) => `${invoice.no}: history, ${name}`;
  const count = (kind: InvoiceEvent["kind"]) =>
    events.filter((event) => event.kind === kind).length;
  const hasCreationEvent =
    firstInvoiceWithHistory !== null && invoice.id >= firstInvoiceWithHistory;
  const isIssued = invoice.status !== INVOICE_STATUS.draft;
  return [
    ...(hasCreationEvent
      ? [
          ...compareValues(describe("times it was made"), count("made"), 1),
          ...compareValues(describe("what it begins with"), events[0]?.kind ?? "", "made"),
        ]
      : []),
    ...(hasCreationEvent || hasCompleteHistory(rows) || !isIssued
      ? compareValues(describe("times it was issued"), count("issued"), isIssued ? 1 : 0)
      : []),
  ];
}

/** Checks that the last deletion or restoration in the history matches the invoice's state. */
export function checkDeletion({ invoice, events, isDeleted }: InvoiceRows): Finding[] {
  const last = events.findLast(({ kind }) => kind === "deleted" || kind === "restored");
  const state = last?.kind === "deleted" ? "deleted" : "there";
  return compareValues(
    `${invoice.no}: last of its history`,
    state,
    isDeleted ? "deleted" : "there",
  );
}

/**
 * Checks that each version has one event with the version's time and author. A version of origin
 * "upgrade" has no event and is left out.
 */
export function checkVersionEvents({ invoice, versions, events }: InvoiceRows): Finding[] {
  return versions
    .filter(({ origin }) => origin !== "upgrade")
    .flatMap(({ version, origin, made_at, made_by }) => {
      const versionEvents = events.filter(
        ({ kind, details }) => kind === origin && details?.version === version,
      );
      return compareValues(
        `${invoice.no}: history of version ${version}`,
        versionEvents
          .map((event) => `${event.kind} at ${event.happened_at} by ${event.actor}`)
          .join("; "),
        `${origin} at ${made_at} by ${made_by}`,
      );
    });
}

/**
 * Checks that the payment events of an issued invoice add up to its active payments, and that each
 * payment and each undone payment has its event. When a part of a payment was released, the rest was
 * recorded again without an event, so that only the sum is checked. When the history is not complete, checks only that
 * the events do not add up to more than the active payments.
 */
export function checkPaymentEvents(rows: InvoiceRows): Finding[] {
  const { invoice, payments, events } = rows;
  if (invoice.status === INVOICE_STATUS.draft) return [];
  const listAmounts = (kind: InvoiceEvent["kind"]) =>
    events.filter((event) => event.kind === kind).map(({ details }) => parseEventAmount(details));
  const released = listAmounts("released");
  const paid = [...listAmounts("paid"), ...listAmounts("applied")];
  const undone = [...listAmounts("undone"), ...released];
  if ([...paid, ...undone].some((amount) => amount === undefined))
    return toFindings(`${invoice.no}: history of payments`, "without an amount", "an amount each");
  const withoutMissing = (amounts: (number | undefined)[]) =>
    amounts.flatMap((amount) => amount ?? []);
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const activeSum = sum(payments.filter(isActivePayment).map(({ amount }) => amount));
  const eventSum = sum(withoutMissing(paid)) - sum(withoutMissing(undone));
  if (!hasCompleteHistory(rows))
    return eventSum <= activeSum
      ? []
      : toFindings(
          `${invoice.no}: paid`,
          formatMinorUnits(activeSum),
          `at least ${formatMinorUnits(eventSum)}`,
        );
  const sumName = `${invoice.no}: history, paid less undone`;
  const sumFindings = compareAmounts(sumName, eventSum, activeSum);
  if (released.length > 0) return sumFindings;
  return [
    ...sumFindings,
    ...listMissing(`${invoice.no}: history of payments`, {
      recorded: withoutMissing(paid),
      expected: payments.map(({ amount }) => amount),
    }),
    ...listMissing(`${invoice.no}: history of undone payments`, {
      recorded: withoutMissing(undone),
      expected: payments.filter((payment) => !isActivePayment(payment)).map(({ amount }) => amount),
    }),
  ];
}

/**
 * Returns the minor units of an event's amount, such as "RM 1,234.50", or undefined when it cannot
 * be read.
 */
function parseEventAmount(details: InvoiceEvent["details"]): number | undefined {
  const amount = details?.amount;
  const match = typeof amount === "string" ? /(-?[\d,]+)\.(\d\d)$/.exec(amount) : null;
  return match ? Number(`${match[1]?.replaceAll(",", "")}${match[2]}`) : undefined;
}

/**
 * Returns a finding for each expected amount without an event. Each of several equal amounts needs
 * its own event.
 */
function listMissing(
  what: string,
  { recorded, expected }: Record<"recorded" | "expected", number[]>,
): Finding[] {
  const unmatched = [...recorded];
  return expected.flatMap((amount) => {
    const index = unmatched.indexOf(amount);
    if (index === -1)
      return toFindings(
        what,
        recorded.map(formatMinorUnits).join(", ") || "nothing",
        formatMinorUnits(amount),
      );
    unmatched.splice(index, 1);
    return [];
  });
}

/**
 * Checks that each credit note has one event for its creation, with its number and total, and one for
 * its void when it is void.
 */
export function checkCreditEvents({ creditNotes, events }: InvoiceRows): Finding[] {
  return creditNotes.flatMap((note) => {
    const listEvents = (kind: InvoiceEvent["kind"]) =>
      events.filter((event) => event.kind === kind && event.details?.credit_note_id === note.id);
    const credited = listEvents("credited");
    return [
      ...compareValues(`${note.no}: history, times it was credited`, credited.length, 1),
      ...compareValues(
        `${note.no}: history, times it was voided`,
        listEvents("credit_voided").length,
        isActiveCreditNote(note) ? 0 : 1,
      ),
      ...credited.flatMap(({ details }) => [
        ...compareValues(
          `${note.no}: number in the history`,
          String(details?.credit_note_no),
          note.no,
        ),
        ...compareAmounts(
          `${note.no}: total in the history`,
          parseEventAmount(details) ?? 0,
          note.total,
        ),
      ]),
    ];
  });
}
