import { INVOICE_STATUS } from "../../../../domain/invoices/status";
import type { Company } from "../company";
import { compare, compareMoney, finding, moneyText, type Finding } from "../finding";
import {
  hasWholeHistory,
  isStandingNote,
  isStandingPayment,
  type Event,
  type InvoiceRows,
} from "../invoice-rows";

/** What the history tells can be read, and its numbers are never given again. */
export function checkEventDetails({ invoice, events, keptNumbers }: InvoiceRows): Finding[] {
  const numbers = events.flatMap(({ details }) => (details?.no === undefined ? [] : details.no));
  return [
    ...events.flatMap(({ kind, happened_at, details }) =>
      details
        ? []
        : finding(`${invoice.no}: history, '${kind}' of ${happened_at}`, "damaged", "details"),
    ),
    ...[...new Set([invoice.no, ...numbers].map(String))].flatMap((no) =>
      compare(
        `${invoice.no}: its number ${no}`,
        keptNumbers.has(no) ? "never to be given again" : "free to be given again",
        "never to be given again",
      ),
    ),
  ];
}

/** The invoice was made before all else, and issued when it is no draft. */
export function checkBeginning(rows: InvoiceRows, { firstMadeInvoice }: Company): Finding[] {
  const { invoice, events } = rows;
  const of = (name: string) => `${invoice.no}: history, ${name}`;
  const count = (kind: Event["kind"]) => events.filter((event) => event.kind === kind).length;
  const isTold = firstMadeInvoice !== null && invoice.id >= firstMadeInvoice;
  const isIssued = invoice.status !== INVOICE_STATUS.draft;
  return [
    ...(isTold
      ? [
          ...compare(of("times it was made"), count("made"), 1),
          ...compare(of("what it begins with"), events[0]?.kind ?? "", "made"),
        ]
      : []),
    ...(isTold || hasWholeHistory(rows) || !isIssued
      ? compare(of("times it was issued"), count("issued"), isIssued ? 1 : 0)
      : []),
  ];
}

/** A deleted invoice was deleted last, and one that is there was restored since. */
export function checkDeletion({ invoice, events, isDeleted }: InvoiceRows): Finding[] {
  const last = events.findLast(({ kind }) => kind === "deleted" || kind === "restored");
  const told = last?.kind === "deleted" ? "deleted" : "there";
  return compare(`${invoice.no}: last of its history`, told, isDeleted ? "deleted" : "there");
}

/** Each version was told when it was made, by whom. */
export function checkVersionEvents({ invoice, versions, events }: InvoiceRows): Finding[] {
  return versions
    .filter(({ origin }) => origin !== "upgrade")
    .flatMap(({ version, origin, made_at, made_by }) => {
      const told = events.filter(
        ({ kind, details }) => kind === origin && details?.version === version,
      );
      return compare(
        `${invoice.no}: history of version ${version}`,
        told.map((event) => `${event.kind} at ${event.happened_at} by ${event.actor}`).join("; "),
        `${origin} at ${made_at} by ${made_by}`,
      );
    });
}

/** What the history tells of money comes to the payments that stand. */
export function checkPaymentEvents(rows: InvoiceRows): Finding[] {
  const { invoice, payments, events } = rows;
  if (invoice.status === INVOICE_STATUS.draft) return [];
  const told = (kind: Event["kind"]) =>
    events.filter((event) => event.kind === kind).map(({ details }) => amountOf(details));
  const [paid, undone] = [told("paid"), told("undone")];
  if ([...paid, ...undone].some((amount) => amount === undefined))
    return finding(`${invoice.no}: history of payments`, "without an amount", "an amount each");
  const known = (amounts: (number | undefined)[]) => amounts.flatMap((amount) => amount ?? []);
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const stands = sum(payments.filter(isStandingPayment).map(({ amount }) => amount));
  const tells = sum(known(paid)) - sum(known(undone));
  if (!hasWholeHistory(rows))
    return tells <= stands
      ? []
      : finding(`${invoice.no}: paid`, moneyText(stands), `at least ${moneyText(tells)}`);
  return [
    ...compareMoney(`${invoice.no}: history, paid less undone`, tells, stands),
    ...lacking(`${invoice.no}: history of payments`, {
      told: known(paid),
      wanted: payments.map(({ amount }) => amount),
    }),
    ...lacking(`${invoice.no}: history of undone payments`, {
      told: known(undone),
      wanted: payments.filter((payment) => !isStandingPayment(payment)).map(({ amount }) => amount),
    }),
  ];
}

/** An amount as people read it, "RM 1,234.50", in minor units. */
function amountOf(details: Event["details"]): number | undefined {
  const amount = details?.amount;
  const match = typeof amount === "string" ? /(-?[\d,]+)\.(\d\d)$/.exec(amount) : null;
  return match ? Number(`${match[1]?.replaceAll(",", "")}${match[2]}`) : undefined;
}

/** Amounts that are not told, each as often as it should be. */
function lacking(what: string, { told, wanted }: Record<"told" | "wanted", number[]>): Finding[] {
  const left = [...told];
  return wanted.flatMap((amount) => {
    const place = left.indexOf(amount);
    if (place === -1)
      return finding(what, told.map(moneyText).join(", ") || "nothing", moneyText(amount));
    left.splice(place, 1);
    return [];
  });
}

/** A credit note was told once when it was made, and once when it was voided. */
export function checkCreditEvents({ notes, events }: InvoiceRows): Finding[] {
  return notes.flatMap((note) => {
    const told = (kind: Event["kind"]) =>
      events.filter((event) => event.kind === kind && event.details?.credit_note_id === note.id);
    const credited = told("credited");
    return [
      ...compare(`${note.no}: history, times it was credited`, credited.length, 1),
      ...compare(
        `${note.no}: history, times it was voided`,
        told("credit_voided").length,
        isStandingNote(note) ? 0 : 1,
      ),
      ...credited.flatMap(({ details }) => [
        ...compare(`${note.no}: number in the history`, String(details?.credit_note_no), note.no),
        ...compareMoney(`${note.no}: total in the history`, amountOf(details) ?? 0, note.total),
      ]),
    ];
  });
}
