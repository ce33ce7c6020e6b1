import * as z from "zod";
import type { Session } from "~/server/session/session-storage.server";
import { callV2 } from "~/server/v2/client.server";
import { invoicePath } from "../record-path.server";

/** The link by which a customer sees an invoice, of the extension `links`. */

const link = z.object({
  /** Null when it works but cannot be shown again. */
  token: z.string().nullable(),
  /** ISO 8601, UTC; null for never. */
  first_opened_at: z.string().nullish(),
  last_opened_at: z.string().nullish(),
});

export type CustomerLink = z.output<typeof link>;

/** Null when there is none. */
export async function readLink(session: Session, invoiceId: string): Promise<CustomerLink | null> {
  const answered = await callV2({
    path: linkPath(invoiceId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ link: link.nullable() }),
  });
  return answered.link;
}

/** The one there is, or a new one. */
export async function createLink(session: Session, invoiceId: string, key: string): Promise<void> {
  await callV2({
    method: "POST",
    path: linkPath(invoiceId),
    body: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.unknown(),
  });
}

/** From then on it leads nowhere. */
export async function revokeLink(session: Session, invoiceId: string, key: string): Promise<void> {
  await callV2({
    method: "DELETE",
    path: linkPath(invoiceId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.unknown(),
  });
}

function linkPath(invoiceId: string): string {
  return `${invoicePath(invoiceId)}/link`;
}
