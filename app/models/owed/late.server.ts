import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { amount, id, text, wireDate } from "../wire.server";
import { currency, customer } from "./wire.server";

// This module makes calls of the extension `send_papers` about the overdue invoices of a customer.

const late = z.object({
  contact: customer,
  /** The invoices that a message lists, the longest overdue first. */
  invoices: z.array(
    z.object({
      id,
      no: text,
      due_date: wireDate,
      balance: amount,
      currency,
      /**
       * Null when the invoice has no link. The token is null when the link works but its address
       * cannot be displayed again.
       */
      link: z.object({ token: z.string().nullable() }).nullable(),
    }),
  ),
  /** The number of overdue invoices that are not listed. */
  more: z.number().int(),
  /** The sum and the number of all overdue invoices in each currency. */
  sums: z.array(z.object({ currency, amount, count: z.number().int() })),
});

/** The overdue invoices of a customer. Amounts are in minor units. */
export type OverdueInvoices = z.output<typeof late>;

/**
 * Reads the overdue invoices of a customer. Throws `UpstreamFault` "notFound" when the company has
 * no such contact.
 */
export async function readOverdueInvoices(
  session: Session,
  contactId: string,
): Promise<OverdueInvoices> {
  const answer = await callV2({
    path: remindersPath(contactId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ late }),
  });
  return answer.late;
}

/** Creates the missing links of the overdue invoices that `readOverdueInvoices` lists. */
export async function createOverdueLinks(
  session: Session,
  contactId: string,
  idempotencyKey: string,
): Promise<void> {
  await callV2({
    method: "POST",
    path: `${remindersPath(contactId)}/links`,
    body: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.unknown(),
  });
}

function remindersPath(contactId: string): string {
  return `/contacts/${encodeURIComponent(contactId)}/reminders`;
}
