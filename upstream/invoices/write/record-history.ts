import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { isActiveCreditNote, type InvoiceCreditNote } from "../read/credit-notes";
import type { CompanyBooks } from "../../db/company-books";
import type { EventKind } from "../../../domain/history/event-kinds";
import { recordEvent, type EventAmount, type EventDetails } from "../../history/record-event";
import type { ChangeContext } from "../../calls/calls";
import { isActivePayment, type InvoiceRecord } from "../read/record";

type Change = { before: InvoiceRecord | null; after: InvoiceRecord | null };
type HistoryEvent = { kind: EventKind } & EventDetails;

/**
 * Adds events to the history for the differences between two states of an invoice. `before` is null
 * for a new or restored invoice, `after` is null for a removed invoice.
 */
export async function recordHistory(
  books: CompanyBooks,
  { before, after }: Change,
  context: ChangeContext,
): Promise<void> {
  const { invoice } = after ?? before ?? {};
  if (!invoice) return;
  const subject = { invoiceId: invoice.id, contactId: invoice.contact_id, no: invoice.no };
  for (const { kind, ...details } of listEvents(before, after))
    await recordEvent(books, kind, { ...subject, ...details }, context);
}

function listEvents(before: InvoiceRecord | null, after: InvoiceRecord | null): HistoryEvent[] {
  if (!after) return [{ kind: "deleted" }];
  const isDraft = after.invoice.status === INVOICE_STATUS.draft;
  if (!before) return [{ kind: isDraft ? "made" : "restored" }];
  if (isDraft) return [{ kind: "edited" }];
  const statusEvents = listStatusEvents(before, after);
  const moneyEvents = [...listCreditNoteEvents(before, after), ...listPaymentEvents(before, after)];
  // The money of a voided invoice is released first.
  const isVoided = statusEvents.some(({ kind }) => kind === "voided");
  return isVoided ? [...moneyEvents, ...statusEvents] : [...statusEvents, ...moneyEvents];
}

function listStatusEvents(
  { invoice: previous }: InvoiceRecord,
  { invoice }: InvoiceRecord,
): HistoryEvent[] {
  const { version } = invoice;
  if (previous.status === INVOICE_STATUS.draft) return [{ kind: "issued", version }];
  if (previous.status !== invoice.status && invoice.status === INVOICE_STATUS.voided)
    return [{ kind: "voided", reason: invoice.void_reason }];
  return version > previous.version ? [{ kind: "edited", version }] : [];
}

function listCreditNoteEvents(before: InvoiceRecord, { invoice, creditNotes }: InvoiceRecord) {
  const activeBefore = new Set(before.creditNotes.filter(isActiveCreditNote).map(({ id }) => id));
  return creditNotes.flatMap((note): HistoryEvent[] => {
    const toEvents = (kind: EventKind, reason: string) => [{ kind, ...toDetails(note), reason }];
    const toDetails = ({ id, no, total }: InvoiceCreditNote) => ({
      amount: toEventAmount(invoice, total),
      credit_note_id: id,
      credit_note_no: no,
    });
    if (!activeBefore.has(note.id) && isActiveCreditNote(note))
      return toEvents("credited", note.reason);
    if (activeBefore.has(note.id) && !isActiveCreditNote(note))
      return toEvents("credit_voided", note.void_reason);
    return [];
  });
}

/** Lists payment events. Payments of a draft invoice get their events when the invoice is issued. */
function listPaymentEvents(
  before: InvoiceRecord,
  { invoice, payments }: InvoiceRecord,
): HistoryEvent[] {
  const wasDraft = before.invoice.status === INVOICE_STATUS.draft;
  const activeBefore = wasDraft ? [] : before.payments.filter(isActivePayment);
  const hasId = (id: number) => activeBefore.some((payment) => payment.id === id);
  const ended = payments.filter((payment) => hasId(payment.id) && !isActivePayment(payment));
  const added = payments.filter((payment) => !hasId(payment.id) && isActivePayment(payment));
  // When a part of a payment is released, what stays is recorded again as a share of the same receipt.
  const findRest = ({ receipt_id, is_released }: Payment) =>
    is_released === 1 ? added.find((payment) => payment.receipt_id === receipt_id) : undefined;
  const rests = ended.flatMap((payment) => findRest(payment) ?? []);
  const toAmount = (amount: number) => toEventAmount(invoice, amount);
  return [
    ...ended.map((payment): HistoryEvent => {
      const amount = toAmount(payment.amount - (findRest(payment)?.amount ?? 0));
      return { kind: payment.is_released === 1 ? "released" : "undone", amount };
    }),
    ...added
      .filter((payment) => !rests.includes(payment))
      .map(({ amount, from_account }): HistoryEvent => {
        return { kind: from_account === 1 ? "applied" : "paid", amount: toAmount(amount) };
      }),
  ];
}

type Payment = InvoiceRecord["payments"][number];

function toEventAmount(
  { currency_symbol: symbol }: InvoiceRecord["invoice"],
  minor: number,
): EventAmount {
  return { symbol, minor: BigInt(minor) };
}
