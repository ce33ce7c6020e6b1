import * as z from "zod";
import { formatAmount } from "../../../domain/money/money";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { amount, id, optionalId, text, wireDate } from "../wire.server";

// This module makes the calls of the extension `repeats` that list repeats and due invoices.

const subjectFields = z.object({
  invoice_no: text,
  contact_name: text,
  amount,
  currency: z.object({ symbol: text }),
});

const optionalDay = wireDate.nullish().transform((date) => date ?? "");

const repeatRow = subjectFields.extend({
  id,
  /** Empty when the invoice was deleted. */
  invoice_id: optionalId,
  source: z.enum(["issued", "voided", "deleted"]).catch("issued"),
  every: z.enum(["week", "month", "year"]),
  interval: z.number().int(),
  until: optionalDay,
  next: optionalDay,
  last: optionalDay,
});

const dueRow = subjectFields.extend({ repeat_id: id, date: wireDate });

const repeatsAnswer = z.object({ repeats: z.array(repeatRow) });

const dueAnswer = z.object({
  due: z.array(dueRow),
  meta: z.object({ total: z.number().int(), repeats: z.number().int() }),
});

/**
 * An active repeat in the list of repeats. Its amount is formatted; its dates are YYYY-MM-DD or "".
 */
export type RepeatRow = ReturnType<typeof toRepeatRow>;
/** An invoice that a repeat makes due on `date` (YYYY-MM-DD). Its amount is formatted. */
export type DueRow = ReturnType<typeof toDueRow>;

/** Lists the active repeats, the newest first. Dates are YYYY-MM-DD or "". */
export async function listRepeats(session: Session): Promise<RepeatRow[]> {
  const { repeats } = await callV2({
    path: "/repeats",
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: repeatsAnswer,
  });
  return repeats.map(toRepeatRow);
}

/**
 * Lists the invoices that repeats make due by today, the oldest first. `total` is the number of due
 * invoices and `repeatCount` is the number of active repeats.
 */
export async function listDueInvoices(
  session: Session,
): Promise<{ rows: DueRow[]; total: number; repeatCount: number }> {
  const { due, meta } = await callV2({
    path: "/repeats/due",
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: dueAnswer,
  });
  return { rows: due.map(toDueRow), total: meta.total, repeatCount: meta.repeats };
}

function toRepeatRow({ invoice_id, source, ...row }: z.output<typeof repeatRow>) {
  const { id, every, interval, until, next, last } = row;
  return {
    ...toSubjectView(row),
    id,
    invoiceId: invoice_id,
    source,
    every,
    interval,
    until,
    next,
    last,
  };
}

function toDueRow({ repeat_id, date, ...row }: z.output<typeof dueRow>) {
  return { ...toSubjectView(row), repeatId: repeat_id, date };
}

function toSubjectView({
  invoice_no,
  contact_name,
  amount,
  currency,
}: z.output<typeof subjectFields>) {
  return {
    invoiceNo: invoice_no,
    contactName: contact_name,
    amount: { symbol: currency.symbol, figure: formatAmount(amount) },
  };
}
