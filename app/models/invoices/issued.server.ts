import * as z from "zod";
import type { Session } from "~/server/session/session-storage.server";
import { callV2 } from "~/server/v2/client.server";
import { changesSchema } from "../changes.server";
import { amount, id, pageSize, text, toPage, wireDate, type ListPage } from "../wire.server";
import { toRefundBody, type RefundWay } from "../receipts/refund-way.server";
import { toInvoicePath } from "../record-path.server";

// This module makes calls of the extension `issued`.

const versionsAnswer = z.object({
  versions: z.array(
    z.object({
      version: z.number().int(),
      /** "issued", "edited", or "upgrade" for an invoice that an older release had issued. */
      origin: text,
      /** The moment in ISO 8601, UTC. */
      made_at: text,
      made_by: text,
      changes: changesSchema,
    }),
  ),
});

/** A version in the list of an invoice's versions, with what it changed from the one before. */
export type InvoiceVersion = z.output<typeof versionsAnswer>["versions"][number];

/** Reads the versions of an invoice, the newest first. The invoice may be deleted. */
export async function readVersions(session: Session, invoiceId: string): Promise<InvoiceVersion[]> {
  const { versions } = await callV2({
    path: `${toInvoicePath(invoiceId)}/versions`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: versionsAnswer,
  });
  return versions;
}

const versionAnswer = z.object({
  document: z.object({
    no: text,
    customer: z.object({ name: text }),
    currency: z.object({ symbol: text }),
    /** The total as it is displayed: "1,234.50". */
    totals: z.object({ total: text }),
  }),
});

/** Reads the number, the customer, the currency and the total of a version. */
export async function readVersion(session: Session, invoiceId: string, version: number) {
  const { document } = await callV2({
    path: `${toInvoicePath(invoiceId)}/versions/${version}`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: versionAnswer,
  });
  return document;
}

type WriteOptions = { etag: string; idempotencyKey: string };

/**
 * Voids an invoice. Throws `UpstreamFault` "refused" while the invoice has credit notes. The money
 * of a cash sale is given back as `refund` says, or when it is null, as it was paid.
 */
export async function voidInvoice(
  session: Session,
  invoiceId: string,
  {
    reason,
    refund,
    etag,
    idempotencyKey: key,
  }: WriteOptions & { reason: string; refund: RefundWay | null },
): Promise<void> {
  await callV2({
    method: "POST",
    path: `${toInvoicePath(invoiceId)}/void`,
    body: { business_id: session.companyId, reason, ...toRefundBody(refund) },
    credentials: session.credentials,
    idempotencyKey: key,
    etag,
    answer: z.unknown(),
  });
}

/** Restores a deleted invoice. Returns its number. */
export async function restoreInvoice(
  session: Session,
  invoiceId: string,
  idempotencyKey: string,
): Promise<{ no: string }> {
  const { invoice } = await callV2({
    method: "POST",
    path: `${toInvoicePath(invoiceId)}/restore`,
    body: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.object({ invoice: z.object({ no: text }) }),
  });
  return invoice;
}

const deletedAnswer = z.object({
  transactions: z.array(
    z.object({
      id,
      no: text,
      contact_name: text,
      amount,
      date: wireDate,
      currency: z.object({ symbol: text }),
      /** The moment in ISO 8601, UTC. */
      deleted_at: text,
    }),
  ),
  meta: z.object({ per_page: pageSize, total: z.coerce.number().int() }),
});

/** A deleted invoice in the list of deleted invoices. `amount` is in minor units. */
export type DeletedInvoice = z.output<typeof deletedAnswer>["transactions"][number];

/** Lists a page of deleted invoices, the last deleted first. The first page is number 1. */
export async function listDeletedInvoices(
  session: Session,
  page: number,
): Promise<ListPage<DeletedInvoice>> {
  const { transactions, meta } = await callV2({
    path: "/sales",
    query: { entity_id: session.companyId, type: "SALE_INVOICE", list: "deleted", page },
    credentials: session.credentials,
    answer: deletedAnswer,
  });
  return toPage({ received: transactions, rows: transactions, meta });
}
