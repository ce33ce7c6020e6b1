import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { amount, id, optionalId, text, wireDate } from "./wire.server";

// This module makes the call of the extension `today`.

const currency = z.object({ symbol: text });
const count = z.number().int().nonnegative();
const sum = z.object({ count, amount });

const failedMail = z.object({
  kind: text,
  state: text,
  to: text,
  contact_name: text,
  contact_id: id,
  invoice_id: optionalId,
  invoice_no: text,
  part_id: optionalId,
  from: text,
  until: text,
});

const today = z.object({
  date: wireDate,
  currency,
  late: z.object({
    /** The longest overdue first. Amounts are in the currencies of the invoices. */
    customers: z.array(
      z.object({
        contact_id: id,
        contact_name: text,
        /** The number of overdue invoices. */
        count,
        oldest_due_date: wireDate,
        sums: z.array(z.object({ currency, amount })),
      }),
    ),
    has_more: z.boolean(),
  }),
  /** The invoices that are due from today to the day `to`. */
  due_soon: sum.extend({ to: wireDate }),
  drafts: sum,
  /** Payments less undone payments. `last_month_to_date` ends on the same day of the month. */
  money_in: z.object({
    today: amount,
    yesterday: amount,
    month: amount,
    last_month: amount,
    last_month_to_date: amount,
  }),
  failed_mails: z.object({ mails: z.array(failedMail), has_more: z.boolean() }),
  /** Why no backup of the books was made, when the server tells; `made_at` is empty without one. */
  backup: z.object({ problem: text, made_at: text }).nullish(),
});

/** What waits for the owner today, and the payments of today and recent months. */
export type Today = z.output<typeof today>;
/**
 * A mail that failed, was interrupted, or is tried again. `part_id` is the id of the mailed receipt's payment or of
 * the mailed credit note. `from` and `until` are the days of a mailed statement. Fields that do not
 * concern the mailed document are empty.
 */
export type FailedMail = z.output<typeof failedMail>;

/**
 * Reads what waits for the owner today, and the payments of today and recent months. Sums are in
 * minor units of the company's own currency, unless a currency stands beside them.
 */
export async function readToday(session: Session): Promise<Today> {
  const answer = await callV2({
    path: "/today",
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ today }),
  });
  return answer.today;
}
