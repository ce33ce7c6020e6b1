import * as z from "zod";
import type { Session } from "~/server/session/session-storage.server";
import { callV2 } from "~/server/v2/client.server";
import { reasonFields, withShownReason } from "../coded.server";
import { id, text } from "../wire.server";

// This module makes the calls of the extension `bulk_mails`: one mail to each customer of chosen
// invoices.

const invoices = z.array(z.object({ id, no: text }));
const contact = z.object({ id, name: text });

const plan = z.object({
  mails: z.array(z.object({ contact, to: text, invoices })),
  left_out: z.array(
    z
      .object({
        /** "draft", "deleted" or another reason. */
        code: text,
        /** Why the invoices are not sent. */
        ...reasonFields,
        /** Null for deleted invoices, whose numbers are empty. */
        contact: contact.nullable(),
        invoices,
      })
      .transform(withShownReason),
  ),
});

/** The mails of chosen invoices, one to each customer, and the invoices that are left out. */
export type MailPlan = z.output<typeof plan>;

/**
 * Reads who would get a mail with the chosen invoices. Throws `UpstreamFault` "refused" when the
 * caller may send no mails.
 */
export async function readMailPlan(session: Session, ids: string[]): Promise<MailPlan> {
  return callV2({
    path: "/sales/mails",
    query: { business_id: session.companyId, ids: ids.join(",") },
    credentials: session.credentials,
    answer: plan,
  });
}

/**
 * Queues one mail to each customer of the chosen invoices. `appUrl` is the address of the app in the
 * links to the invoices. Calls with the same `idempotencyKey` send the mails once.
 */
export async function sendInvoicesByMail(
  session: Session,
  { ids, appUrl }: { ids: string[]; appUrl: string },
  idempotencyKey: string,
): Promise<MailPlan> {
  return callV2({
    method: "POST",
    path: "/sales/mails",
    body: { business_id: session.companyId, invoice_ids: ids, app_url: appUrl },
    credentials: session.credentials,
    idempotencyKey,
    answer: plan,
  });
}
