import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { amount, flag, id, optionalDate, text, wireDate } from "../wire.server";
import { identifiedCurrency, onAccountSum } from "./wire.server";

const unpaidInvoice = z.object({
  id,
  no: text,
  date: wireDate,
  /** The day from which the invoice is late, if it is not paid. */
  due_day: optionalDate,
  balance: amount,
  is_late: flag,
  currency: identifiedCurrency,
});

/** An invoice on which something is left to pay. The balance is in minor units. */
export type UnpaidInvoice = z.output<typeof unpaidInvoice>;

const answer = z.object({
  unpaid: z.array(unpaidInvoice),
  on_account: z.array(onAccountSum),
  /** Whether this is the contact that all cash sales share. It has nothing on account. */
  is_cash_customer: flag,
});

/** What a customer has to pay and has paid above it. */
export type CustomerBalance = z.output<typeof answer>;

/**
 * Reads the unpaid invoices of a customer, at most 200, the oldest due first, and what the customer
 * has on account. Throws `UpstreamFault` "notFound" when the company has no such contact.
 */
export async function readCustomerBalance(
  session: Session,
  contactId: string,
): Promise<CustomerBalance> {
  return callV2({
    path: `/contacts/${encodeURIComponent(contactId)}/unpaid`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer,
  });
}

/** Returns what is on account in a currency, in minor units. `currencyId` may be unknown. */
export function findOnAccount(
  { on_account: sums }: Pick<CustomerBalance, "on_account">,
  currencyId: string,
): bigint {
  return sums.find(({ currency }) => currency.id === currencyId)?.on_account ?? 0n;
}
