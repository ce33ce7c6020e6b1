import * as z from "zod";
import { formatAmount } from "../../../domain/money/money";
import { formatDate } from "../../../domain/calendar/days";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { toListParams, type ListQuery, type PageQuery } from "../list-query";
import { amount, id, pageSize, text, toPage, wireDate, type ListPage } from "../wire.server";

const currency = z.object({ symbol: text, code: text });

const sum = z.object({ currency, count: z.number(), voided: z.number(), credited: amount });

const creditNotesAnswer = z.object({
  credit_notes: z.array(
    z.object({
      id,
      no: text,
      date: wireDate,
      reason: text,
      invoice_no: text,
      contact_name: text,
      amount,
      currency,
      voided_on: wireDate.nullish(),
    }),
  ),
  meta: z.object({ per_page: pageSize, total: z.number().int(), sums: z.array(sum).nullish() }),
});

/** A credit note in the list of credit notes, formatted for display. */
export type CreditNoteRow = ReturnType<typeof toRow>;

export type CreditNoteQuery = { search: string } & ListQuery;

/**
 * The credit notes in one currency, on all pages of the list. `credited` is the sum and `count` the
 * number of those that are not void; `voided` is the number of void ones.
 */
export type CreditNoteSum = z.output<typeof sum>;

/** Lists one page of credit notes, the newest first. */
export async function listCreditNotes(
  session: Session,
  query: CreditNoteQuery & { page: number },
): Promise<ListPage<CreditNoteRow> & { sums: CreditNoteSum[] }> {
  const { credit_notes, meta } = await readCreditNotes(session, query);
  return {
    ...toPage({ received: credit_notes, rows: credit_notes.map(toRow), meta }),
    sums: meta.sums ?? [],
  };
}

/** Reads one page of credit notes without converting them for display. */
export function readCreditNotes(
  session: Session,
  { page, rows, search, ...listQuery }: CreditNoteQuery & PageQuery,
) {
  return callV2({
    path: "/sales/credit_notes",
    query: {
      entity_id: session.companyId,
      page,
      per_page: rows,
      search,
      ...toListParams(listQuery),
    },
    credentials: session.credentials,
    answer: creditNotesAnswer,
  });
}

function toRow(note: z.output<typeof creditNotesAnswer>["credit_notes"][number]) {
  return {
    id: note.id,
    no: note.no,
    date: formatDate(note.date),
    reason: note.reason,
    invoiceNo: note.invoice_no,
    contactName: note.contact_name,
    amount: { symbol: note.currency.symbol, figure: formatAmount(note.amount) },
    isVoided: Boolean(note.voided_on),
  };
}
