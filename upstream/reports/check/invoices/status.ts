import { compareValues, toFindings, formatMinorUnits, type Finding } from "../finding";
import {
  hasCompleteHistory,
  isActiveCreditNote,
  isActivePayment,
  type InvoiceRows,
} from "../invoice-rows";
import { INVOICE_STATUS, OPEN_STATUSES } from "../../../../domain/invoices/status";

/** The names of the statuses, by their values. */
const STATUS_NAMES = new Map<number, string>(
  Object.entries(INVOICE_STATUS).map(([name, value]) => [value, name]),
);
const VOIDED = STATUS_NAMES.get(INVOICE_STATUS.voided) ?? "";
const OPEN = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  OPEN_STATUSES.map((status) => STATUS_NAMES.get(status) ?? ""),
);

/**
 * Checks that an issued invoice that is not void has the status received exactly when it has payments
 * and nothing is left to pay. Only an invoice with this status may have an earlier status, which is
 * one of the open statuses.
 */
export function checkStatus({ invoice }: InvoiceRows): Finding[] {
  const { no, status, issued_status, paid, balance } = invoice;
  if (!STATUS_NAMES.has(status))
    return toFindings(`${no}: status`, String(status), "a status of invoices");
  const isSettled = paid > 0 && balance <= 0;
  const earlierStatus = issued_status ?? INVOICE_STATUS.sent;
  const expected =
    OPEN_STATUSES.includes(status) && isSettled
      ? INVOICE_STATUS.received
      : status === INVOICE_STATUS.received && !isSettled
        ? earlierStatus
        : status;
  const what = `${no}: status, with ${formatMinorUnits(paid)} paid and ${formatMinorUnits(balance)} left`;
  const hasEarlierStatus =
    status === INVOICE_STATUS.received && OPEN_STATUSES.includes(earlierStatus);
  return [
    ...compareValues(what, STATUS_NAMES.get(status) ?? "", STATUS_NAMES.get(expected) ?? ""),
    ...(issued_status === null || hasEarlierStatus
      ? []
      : toFindings(
          `${no}: status before it was received`,
          STATUS_NAMES.get(issued_status) ?? String(issued_status),
          status === INVOICE_STATUS.received ? OPEN : "nothing",
        )),
  ];
}

/**
 * Checks that a voided invoice has no active payments or credit notes. It must have an event of its
 * void when its history is complete, and the reason of this event when there is one. Any other invoice
 * must have neither such an event nor a reason.
 */
export function checkVoid(rows: InvoiceRows): Finding[] {
  const { invoice, payments, creditNotes, events } = rows;
  const { no, void_reason } = invoice;
  const voidEvent = events.findLast(({ kind }) => kind === "voided");
  if (invoice.status !== INVOICE_STATUS.voided)
    return [
      ...compareValues(`${no}: reason of its void`, void_reason, ""),
      ...(voidEvent
        ? compareValues(`${no}: status`, STATUS_NAMES.get(invoice.status) ?? "", VOIDED)
        : []),
    ];
  const activePayments = payments.filter(isActivePayment).length;
  const credits = creditNotes.filter(isActiveCreditNote).length;
  return [
    ...compareValues(`${no}: payments of the voided invoice`, activePayments, 0),
    ...compareValues(`${no}: credit notes of the voided invoice`, credits, 0),
    ...(voidEvent
      ? compareValues(`${no}: reason of its void`, void_reason, readVoidReason(voidEvent))
      : []),
    ...(hasCompleteHistory(rows) && !voidEvent
      ? toFindings(`${no}: history of its void`, "nothing", "when, by whom and why")
      : []),
  ];
}

function readVoidReason({ details }: InvoiceRows["events"][number]): string {
  return typeof details?.reason === "string" && details.reason !== "" ? details.reason : "a reason";
}

/** Checks that a draft invoice has no credit notes, undone payments or links. */
export function checkDraft({ invoice, creditNotes, payments, links }: InvoiceRows): Finding[] {
  if (invoice.status !== INVOICE_STATUS.draft) return [];
  const undone = payments.filter((payment) => !isActivePayment(payment)).length;
  return [
    ...compareValues(`${invoice.no}: credit notes of the draft`, creditNotes.length, 0),
    ...compareValues(`${invoice.no}: undone payments of the draft`, undone, 0),
    ...compareValues(`${invoice.no}: links to the draft`, links.length, 0),
  ];
}
