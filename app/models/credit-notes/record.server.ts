import * as z from "zod";
import { callV2, fetchV2File } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { amount, can, decimalText, id, optionalId, text, wireDate } from "../wire.server";

const creditNoteAnswer = z.object({
  credit_note: z.object({
    id,
    business_id: id,
    no: text,
    date: wireDate,
    reason: text,
    /** Empty when the invoice was deleted. */
    invoice_id: optionalId,
    invoice_no: text,
    invoice_date: wireDate,
    contact_id: optionalId,
    contact_name: text,
    currency: z.object({ symbol: text, code: text }),
    currency_rate: decimalText,
    items: z.array(
      z.object({
        name: text,
        description: text,
        quantity: decimalText,
        unit_price: decimalText,
        discount: text,
        tax_code: z.object({ id, code: text, rate: decimalText, name: text }).nullish(),
        amount,
        tax: amount,
      }),
    ),
    net: amount,
    tax: amount,
    amount,
    base_amount: amount,
    voided_on: wireDate.nullish(),
    void_reason: text,
    /** What went on account of the money that the credit note left overpaid. */
    released: z.array(z.object({ receipt_id: id, date: wireDate, amount })).nullish(),
    /** What of that money was given back. */
    refunds: z.array(z.object({ refund_id: id, date: wireDate, amount })).nullish(),
    updated_at: text,
    can,
  }),
});

/** A credit note as the API returns it. Amounts are in minor units. */
export type CreditNoteRecord = z.output<typeof creditNoteAnswer>["credit_note"];

/**
 * Reads a credit note. Throws `UpstreamFault` "notFound" when the company has no such credit note.
 */
export async function readCreditNote(session: Session, noteId: string): Promise<CreditNoteRecord> {
  const { credit_note: note } = await callV2({
    path: `/sales/credit_notes/${encodeURIComponent(noteId)}`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: creditNoteAnswer,
  });
  if (note.business_id !== session.companyId)
    throw new UpstreamFault("notFound", 404, "", `credit note ${noteId}`);
  return note;
}

/** Fetches the PDF of the credit note. `disposition` contains its file name. */
export async function fetchCreditNotePdf(session: Session, id: string) {
  return fetchV2File({
    path: `/sales/credit_notes/${encodeURIComponent(id)}/pdf`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    type: "application/pdf",
  });
}
