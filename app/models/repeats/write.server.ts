import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { toRepeatPath } from "../record-path.server";
import { id } from "../wire.server";
import type { RepeatMode } from "./mode";

/**
 * A repeat to create: an invoice each `interval` weeks, months or years. `every` is "week", "month"
 * or "year". Dates are YYYY-MM-DD. An empty `from` stands for the first date of the pattern that is
 * after the invoice date and not before today. An empty `until` means no end.
 */
export type RepeatInput = {
  invoiceId: string;
  every: string;
  interval: number;
  from: string;
  until: string;
  mode: RepeatMode;
};

/** The answer to a repeat that was saved; a page of a proxy must not pass for it. */
const savedRepeat = z.object({ repeat: z.object({ id }) });

/**
 * Creates a repeat. Calls with the same `idempotencyKey` create one repeat. Throws `UpstreamFault`
 * "refused" with a message when the repeat is not valid.
 */
export async function createRepeat(
  session: Session,
  { invoiceId, ...days }: RepeatInput,
  idempotencyKey: string,
): Promise<void> {
  await callV2({
    method: "POST",
    path: "/repeats",
    body: { business_id: session.companyId, invoice_id: invoiceId, ...days },
    credentials: session.credentials,
    idempotencyKey,
    answer: savedRepeat,
  });
}

/**
 * Changes what happens on the dates of a repeat. Throws `UpstreamFault` "refused" with status 409
 * when the repeat was changed after the form was opened.
 */
export async function changeRepeatMode(
  session: Session,
  repeatId: string,
  { mode, etag, idempotencyKey }: { mode: RepeatMode; etag: string; idempotencyKey: string },
): Promise<void> {
  await callV2({
    method: "PUT",
    path: toRepeatPath(repeatId),
    body: { business_id: session.companyId, mode },
    credentials: session.credentials,
    idempotencyKey,
    etag,
    answer: savedRepeat,
  });
}

/** Ends a repeat. The invoices that were created from the repeat are not changed. */
export async function endRepeat(
  session: Session,
  repeatId: string,
  idempotencyKey: string,
): Promise<void> {
  await callV2({
    method: "DELETE",
    path: toRepeatPath(repeatId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.unknown(),
  });
}

/** Skips one date of a repeat. */
export async function skipRepeatDay(
  session: Session,
  { repeatId, date }: { repeatId: string; date: string },
  idempotencyKey: string,
): Promise<void> {
  await callV2({
    method: "POST",
    path: `${toRepeatPath(repeatId)}/skip`,
    body: { business_id: session.companyId, date },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.unknown(),
  });
}
