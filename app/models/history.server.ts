import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { changes } from "./changes.server";
import { id, optionalId, pageSize, text } from "./wire.server";

const eventsAnswer = z.object({
  events: z.array(
    z.object({
      id,
      kind: text,
      /** ISO 8601, UTC. */
      at: text,
      by: text,
      invoice_id: optionalId,
      no: text,
      /** With its symbol, as it is shown. */
      amount: text,
      reason: text,
      /** To whom a mail went. */
      to: text,
      /** How a reminder went. */
      way: text,
      version: z.number().int().nullish(),
      credit_note_id: optionalId,
      credit_note_no: text,
      /** What was mailed; blank for the invoice itself. */
      paper: text,
      /** The days of a statement; blank for none. */
      from_day: text,
      to_day: text,
      changes: changes.nullish().transform((known) => known ?? []),
    }),
  ),
  meta: z.object({ total: z.coerce.number().int(), per_page: pageSize }),
});

export type HistoryEvent = z.output<typeof eventsAnswer>["events"][number];

type Of = { of: "invoice" | "contact"; id: string };

/** A page, from 1, of what happened to an invoice or a contact, the newest first. */
export async function readHistory(
  session: Session,
  { of, id: ofId }: Of,
  page: number,
): Promise<{ events: HistoryEvent[]; isLast: boolean }> {
  const records = of === "invoice" ? "/sales/invoices" : "/contacts";
  const { events, meta } = await callV2({
    path: `${records}/${encodeURIComponent(ofId)}/events`,
    query: { business_id: session.companyId, page },
    credentials: session.credentials,
    answer: eventsAnswer,
  });
  return { events, isLast: meta.total <= page * meta.per_page };
}
