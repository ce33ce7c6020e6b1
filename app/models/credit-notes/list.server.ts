import * as z from "zod";
import { formatAmount } from "../../../money/money";
import { showDate } from "~/lib/dates";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/record.server";
import { amount, id, text, toPage, wireDate, type ListPage } from "../wire.server";

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
      currency: z.object({ symbol: text }),
      voided_on: wireDate.nullish(),
    }),
  ),
  meta: z.object({ total: z.number().int() }),
});

export type CreditNoteRow = ReturnType<typeof toRow>;

/** One page of credit notes, the newest first. */
export async function listCreditNotes(
  session: Session,
  { page, search }: { page: number; search: string },
): Promise<ListPage<CreditNoteRow>> {
  const { credit_notes, meta } = await callV2({
    path: "/sales/credit_notes",
    query: { entity_id: session.companyId, page, search },
    credentials: session.credentials,
    answer: creditNotesAnswer,
  });
  return toPage(credit_notes, credit_notes.map(toRow), meta.total);
}

function toRow(note: z.output<typeof creditNotesAnswer>["credit_notes"][number]) {
  return {
    id: note.id,
    no: note.no,
    date: showDate(note.date),
    reason: note.reason,
    invoiceNo: note.invoice_no,
    contactName: note.contact_name,
    amount: { symbol: note.currency.symbol, figure: formatAmount(note.amount) },
    isVoided: Boolean(note.voided_on),
  };
}
