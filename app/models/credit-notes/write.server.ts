import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { id } from "../wire.server";
import { invoicePath } from "../record-path.server";

/** Of the extension `credit_notes`. */

export type CreditNoteInput = {
  /** YYYY-MM-DD. */
  date: string;
  reason: string;
  /** By the ids of the invoice's lines; quantities are exact decimal text. */
  lines: { lineId: string; quantity: string }[];
};

/** A write as it was asked for: the same `key` does it once; `version` is the one that was seen. */
type WriteOptions = { etag: string; key: string };

/**
 * Returns the credit note's id. Throws `UpstreamFault` "refused" for more than is left, and with 409
 * when the invoice is no longer as it was seen.
 */
export async function createCreditNote(
  session: Session,
  invoiceId: string,
  { date, reason, lines }: CreditNoteInput,
  { etag: version, key }: WriteOptions,
): Promise<string> {
  const { credit_note } = await callV2({
    method: "POST",
    path: `${invoicePath(invoiceId)}/credit_notes`,
    body: {
      business_id: session.companyId,
      date,
      reason,
      items: lines.map(({ lineId, quantity }) => ({ invoice_line_id: lineId, quantity })),
    },
    credentials: session.credentials,
    idempotencyKey: key,
    etag: version,
    answer: z.object({ credit_note: z.object({ id }) }),
  });
  return credit_note.id;
}

/** It stays listed with the day on which it was voided. */
export async function voidCreditNote(
  session: Session,
  noteId: string,
  { reason, etag: version, key }: WriteOptions & { reason: string },
): Promise<void> {
  await callV2({
    method: "POST",
    path: `/sales/credit_notes/${encodeURIComponent(noteId)}/void`,
    body: { business_id: session.companyId, reason },
    credentials: session.credentials,
    idempotencyKey: key,
    etag: version,
    answer: z.unknown(),
  });
}
