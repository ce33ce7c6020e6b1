import * as z from "zod";
import { formatAmount } from "../../../domain/money/money";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { reasonFields, showReason } from "../coded.server";
import { amount, id, optionalId, text, wireDate } from "../wire.server";
import { repeatMode } from "./mode";

// This module makes the calls of the extension `repeats` that list repeats and their due days: the
// days up to today that have neither an invoice nor were skipped.

/** The repeated invoice. */
const subjectFields = z.object({
  invoice_no: text,
  contact_name: text,
  amount,
  currency: z.object({ symbol: text }),
});

const optionalDay = wireDate.nullish().transform((date) => date ?? "");

export const repeatRow = subjectFields.extend({
  id,
  /** Empty when the repeated invoice was deleted. */
  invoice_id: optionalId,
  /** The state of the repeated invoice. */
  source: z.enum(["issued", "voided", "deleted"]).catch("issued"),
  every: z.enum(["week", "month", "year"]),
  interval: z.number().int(),
  until: optionalDay,
  /** The first day that has no invoice and was not skipped. Empty after the last day. */
  next: optionalDay,
  /** The last day that has an invoice. Empty when there is none. */
  last: optionalDay,
  mode: repeatMode,
  /** The etag. A server without modes sends none. */
  updated_at: text,
  ended_at: text,
});

const dueRow = subjectFields.extend({
  repeat_id: id,
  date: wireDate,
  /** Why the invoice was not issued by itself. Empty when it was not to be. */
  ...reasonFields,
  /** The failed job that was to issue the invoice. Empty when there is none. */
  job_id: optionalId,
});

const repeatsAnswer = z.object({ repeats: z.array(repeatRow) });

const dueAnswer = z.object({
  due: z.array(dueRow),
  meta: z.object({ total: z.number().int(), repeats: z.number().int() }),
});

/**
 * An active repeat in the list of repeats. Its amount is formatted; its dates are YYYY-MM-DD or "".
 */
export type RepeatRow = ReturnType<typeof toRepeatRow>;
/**
 * A due day of a repeat, `date` (YYYY-MM-DD), and the repeated invoice. Its amount is formatted.
 * `reason` says why the invoice was not issued by itself, and `jobId` is the failed job; both are
 * empty when it was not to be.
 */
export type DueRepeatDay = ReturnType<typeof toDueRepeatDay>;

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
 * Lists the due days of the active repeats, on each of which an invoice is to be created: those that
 * were not issued by themselves, then the others, each the oldest first. `total` is the number of due days and `repeatCount` is the number of active repeats.
 */
export async function listDueRepeatDays(
  session: Session,
): Promise<{ rows: DueRepeatDay[]; total: number; repeatCount: number }> {
  const { due, meta } = await callV2({
    path: "/repeats/due",
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: dueAnswer,
  });
  return { rows: due.map(toDueRepeatDay), total: meta.total, repeatCount: meta.repeats };
}

export function toRepeatRow({ invoice_id, source, ...row }: z.output<typeof repeatRow>) {
  const { id, every, interval, until, next, last, mode } = row;
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
    mode,
    etag: row.updated_at,
    isEnded: row.ended_at !== "",
  };
}

function toDueRepeatDay({ repeat_id, date, job_id, ...row }: z.output<typeof dueRow>) {
  const reason = showReason(row);
  return { ...toSubjectView(row), repeatId: repeat_id, date, reason, jobId: job_id };
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
