import * as z from "zod";
import type { Session } from "~/server/session/session-storage.server";
import { callV2 } from "~/server/v2/client.server";
import { toInvoicePath } from "../record-path.server";

// This module makes the calls of the extension `links` for the owner, who creates and revokes the link
// to the customer's page of an invoice.

const link = z.object({
  /** Null when the link works but its address cannot be displayed again. */
  token: z.string().nullable(),
  /** The moment in ISO 8601, UTC. Null when the customer has not opened the page. */
  first_opened_at: z.string().nullish(),
  last_opened_at: z.string().nullish(),
});

/** The link to the customer's page of an invoice. */
export type InvoiceLink = z.output<typeof link>;

/** Finds the link of an invoice. Returns null when the invoice has none. */
export async function findLink(session: Session, invoiceId: string): Promise<InvoiceLink | null> {
  const answer = await callV2({
    path: linkPath(invoiceId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ link: link.nullable() }),
  });
  return answer.link;
}

/** Creates the link of an invoice. Keeps the link when the invoice has one. */
export async function createLink(
  session: Session,
  invoiceId: string,
  idempotencyKey: string,
): Promise<void> {
  await callV2({
    method: "POST",
    path: linkPath(invoiceId),
    body: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.unknown(),
  });
}

/** Revokes the link of an invoice, so that its address no longer works. */
export async function revokeLink(
  session: Session,
  invoiceId: string,
  idempotencyKey: string,
): Promise<void> {
  await callV2({
    method: "DELETE",
    path: linkPath(invoiceId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.unknown(),
  });
}

function linkPath(invoiceId: string): string {
  return `${toInvoicePath(invoiceId)}/link`;
}
