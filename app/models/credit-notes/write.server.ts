import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { id } from "../wire.server";
import { toWayBody, type RefundWay } from "../receipts/refund-way.server";
import { toInvoicePath } from "../record-path.server";

// This module makes calls of the extension `credit_notes`.

/** A credit note to create. */
export type CreditNoteInput = {
  /** The date as YYYY-MM-DD. */
  date: string;
  reason: string;
  /**
   * What becomes of the money that is paid too much, with the extension `receipts`: "keep" puts it on
   * account, and a way gives it back. Null leaves it to the API.
   */
  overpaid: "keep" | RefundWay | null;
  /** The credited lines by the ids of the invoice's lines. Quantities are exact decimal text. */
  lines: { lineId: string; quantity: string }[];
};

/**
 * `etag` is that of the invoice to credit, or of the credit note to void. Calls with the same
 * `idempotencyKey` are done once.
 */
type WriteOptions = { etag: string; idempotencyKey: string };

/**
 * Creates a credit note and returns its id. Throws `UpstreamFault` "refused" when it credits more
 * than is left, and with status 409 when the invoice was changed.
 */
export async function createCreditNote(
  session: Session,
  invoiceId: string,
  { date, reason, lines, overpaid }: CreditNoteInput,
  { etag, idempotencyKey: key }: WriteOptions,
): Promise<string> {
  const { credit_note } = await callV2({
    method: "POST",
    path: `${toInvoicePath(invoiceId)}/credit_notes`,
    body: {
      business_id: session.companyId,
      date,
      reason,
      ...(overpaid && { overpaid: overpaid === "keep" ? overpaid : toWayBody(overpaid) }),
      items: lines.map(({ lineId, quantity }) => ({ invoice_line_id: lineId, quantity })),
    },
    credentials: session.credentials,
    idempotencyKey: key,
    etag,
    answer: z.object({ credit_note: z.object({ id }) }),
  });
  return credit_note.id;
}

/**
 * Voids a credit note. The lists still have the credit note, with the date on which it was voided.
 */
export async function voidCreditNote(
  session: Session,
  noteId: string,
  { reason, etag, idempotencyKey: key }: WriteOptions & { reason: string },
): Promise<void> {
  await callV2({
    method: "POST",
    path: `/sales/credit_notes/${encodeURIComponent(noteId)}/void`,
    body: { business_id: session.companyId, reason },
    credentials: session.credentials,
    idempotencyKey: key,
    etag,
    answer: z.unknown(),
  });
}
