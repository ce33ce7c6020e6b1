import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { amount, id, text, wireDate } from "../wire.server";
import { currency, customer } from "./wire.server";

/** What a customer is late with, of the extension `send_papers`. */

const late = z.object({
  contact: customer,
  /** Those that a message names, the longest due first. */
  invoices: z.array(
    z.object({
      id,
      no: text,
      due_date: wireDate,
      balance: amount,
      currency,
      /** Null for none; its token is null where it works, but cannot be shown again. */
      link: z.object({ token: z.string().nullable() }).nullable(),
    }),
  ),
  /** How many more are late. */
  more: z.number().int(),
  /** Of all that is late. */
  sums: z.array(z.object({ currency, amount, count: z.number().int() })),
});

export type LateInvoices = z.output<typeof late>;

/** Throws `UpstreamFault` "notFound" when this company has no such contact. */
export async function readLateInvoices(session: Session, contactId: string): Promise<LateInvoices> {
  const answer = await callV2({
    path: remindersPath(contactId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ late }),
  });
  return answer.late;
}

/** Makes the links that there are not of what is late. */
export async function createLateLinks(
  session: Session,
  contactId: string,
  key: string,
): Promise<void> {
  await callV2({
    method: "POST",
    path: `${remindersPath(contactId)}/links`,
    body: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.unknown(),
  });
}

function remindersPath(contactId: string): string {
  return `/contacts/${encodeURIComponent(contactId)}/reminders`;
}
