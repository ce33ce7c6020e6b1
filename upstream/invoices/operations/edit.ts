import { INVOICE_STATUS, getStatusFacts } from "../../../domain/invoices/status";
import { formatDate } from "../../../domain/calendar/days";
import type { CompanyBooks } from "../../db/company-books";
import type { ChangeContext, Call } from "../../calls/calls";
import { createRefusal } from "../../wire/api-error";
import { composeInvoice, withNumber } from "../compose/compose";
import { reserveChangedNumber } from "../../company/numbering";
import { readParts, saveParts, type StoredParts } from "../compose/parts";
import type { InvoiceRecord } from "../read/record";
import { changeInvoice } from "../write/change-invoice";

/**
 * Updates an invoice from a payload and returns it. Must be called in a transaction that holds the
 * company's lock.
 */
export async function editInvoice(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, etag, now, actor }: Pick<Call, "body" | "etag" | keyof ChangeContext>,
): Promise<InvoiceRecord> {
  const request = { id, operation: "edit", etag, now, actor } as const;
  const { record } = await changeInvoice(callerBooks, request, async ({ books, record, today }) => {
    const { invoice } = record;
    const stored = await readParts(books, invoice);
    const composed = await composeInvoice(books, body, { stored, now });
    refuseDateAfterPayment(composed, stored, invoice.date);
    if (composed.columns.contact_id !== invoice.contact_id) refuseContactChange(stored, invoice);
    await reserveChangedNumber(books, invoice, composed.no);
    await books
      .updateTable("invoices")
      .set(withNumber(composed, composed.no))
      .where("id", "=", invoice.id)
      .execute();
    // Payments of a draft invoice were never posted to accounts, so they are deleted and not undone.
    const undoneOn = invoice.status === INVOICE_STATUS.draft ? undefined : today;
    await saveParts(books, invoice.id, composed, undoneOn);
    return { result: undefined };
  });
  return record;
}

/** Throws a refusal when the invoice is approved, or is issued and has active payments. */
function refuseContactChange(
  { isIssued, payments }: StoredParts,
  { status }: { status: number },
): void {
  if (getStatusFacts(status).isContactLocked) throw createRefusal("contact_locked_when_approved");
  if (isIssued && payments.length > 0) throw createRefusal("contact_locked");
}

type ComposedInvoice = Awaited<ReturnType<typeof composeInvoice>>;

/**
 * Throws a refusal when the edit moves the date of an issued invoice to a later day that is after the
 * first payment that stays. An unchanged date is accepted, because imported books may have payments
 * before it.
 */
function refuseDateAfterPayment(
  { columns, payments }: ComposedInvoice,
  stored: StoredParts,
  dateBefore: string,
): void {
  if (!stored.isIssued) return;
  const unchanged = stored.payments.filter(({ id }) => payments.unchangedIds.includes(id));
  const [first] = unchanged.map(({ date }) => date).sort();
  if (first === undefined || columns.date <= first || columns.date <= dateBefore) return;
  throw createRefusal("date_after_payment", { date: formatDate(first) });
}
