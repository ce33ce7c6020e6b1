import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { amount, decimalText, flag, id, text, wireDate } from "../wire.server";
import { currency, customer } from "./wire.server";

const summary = z.object({
  contact: customer,
  /** From the extension `receipts`: whether this is the contact that all cash sales share. */
  is_cash_customer: flag,
  today: wireDate,
  sums: z.array(
    z.object({
      currency,
      owed: amount,
      /** The part of `owed` that is overdue. */
      overdue: amount,
      /** What invoices are overpaid by after credit notes, not subtracted from `owed`. */
      credit: amount,
      /** From the extension `receipts`: the customer's money that no invoice has used. */
      on_account: amount.nullish().transform((value) => value ?? 0n),
      /** The number of issued invoices that are not void, paid or not. */
      count: z.number().int(),
      owed_count: z.number().int(),
      overdue_count: z.number().int(),
    }),
  ),
  bought: z.array(
    z.object({
      product_id: id,
      name: text,
      unit_price: decimalText,
      discount: text,
      currency,
      date: wireDate,
      invoice_id: id,
      invoice_no: text,
    }),
  ),
});

/**
 * What a customer owes in each currency, and in `bought` the items that the customer bought last.
 */
export type CustomerSummary = z.output<typeof summary>;

/**
 * Reads the summary of a customer. Throws `UpstreamFault` "notFound" when the company has no such
 * contact.
 */
export async function readSummary(session: Session, contactId: string): Promise<CustomerSummary> {
  const answer = await callV2({
    path: `/contacts/${encodeURIComponent(contactId)}/summary`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ summary }),
  });
  return answer.summary;
}
