import * as z from "zod";
import { callV2, fetchV2File } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { amount, id, optionalId, text, wireDate } from "../wire.server";
import { currency, customer } from "./wire.server";

const entry = z.object({
  date: wireDate,
  kind: z.enum([
    "invoice",
    "payment",
    "credit_note",
    "payment_reversal",
    "credit_note_void",
    "rounding_change",
    "refund",
    "refund_reversal",
  ]),
  /** The id of the invoice, payment, receipt, credit note, rounding change or refund, by `kind`. */
  id,
  /** From the extension `receipts`: the receipt of a payment, which may pay several invoices. */
  receipt_id: optionalId,
  no: text,
  reference: text,
  method_name: text,
  /** Empty for a payment of several invoices, or of none. */
  invoice_id: optionalId,
  /** The numbers of all invoices of the entry: "INV-1, INV-2". */
  invoice_no: text,
  invoice_nos: z.array(text).nullish(),
  /** The change of the balance. */
  amount,
  /** The part of `amount` that is cash rounding, of a payment or its reversal. Otherwise zero. */
  rounding: amount,
  /** The balance after this entry. */
  balance: amount,
});

const statement = z.object({
  contact: customer,
  from: wireDate,
  to: wireDate,
  today: wireDate,
  sections: z.array(
    z.object({
      currency,
      ...{ opening: amount, rows: z.array(entry), closing: amount },
      /** From the extension `receipts`: what is on account and makes the closing balance smaller. */
      on_account: amount.nullish(),
    }),
  ),
});

/** A line of a statement. Amounts are in minor units. */
export type StatementEntry = z.output<typeof entry>;
/** The statement of a customer, with a section for each currency. Amounts are in minor units. */
export type Statement = z.output<typeof statement>;

/** The first and last day of a statement, YYYY-MM-DD. */
export type StatementPeriod = { from: string; to: string };

/**
 * Reads the statement of a customer. Throws `UpstreamFault` "refused" when the first day is after
 * the last or the period is too long.
 */
export async function readStatement(
  session: Session,
  contactId: string,
  period: StatementPeriod,
): Promise<Statement> {
  const answer = await callV2({
    path: `/contacts/${encodeURIComponent(contactId)}/statement`,
    query: { business_id: session.companyId, ...period },
    credentials: session.credentials,
    answer: z.object({ statement }),
  });
  return answer.statement;
}

/** Fetches the PDF of the statement. `disposition` contains its file name. */
export async function fetchStatementPdf(
  session: Session,
  contactId: string,
  period: StatementPeriod,
) {
  return fetchV2File({
    path: `/contacts/${encodeURIComponent(contactId)}/statement.pdf`,
    query: { business_id: session.companyId, ...period },
    credentials: session.credentials,
    type: "application/pdf",
  });
}
