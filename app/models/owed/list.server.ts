import * as z from "zod";
import { AGE_BANDS } from "../../../domain/day-spans";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { amount, id, pageSize, text, toPage, wireDate, type ListPage } from "../wire.server";
import { currency } from "./wire.server";

// Of the same names, which Object.fromEntries forgets.
const bands = Object.fromEntries(AGE_BANDS.map(({ wire }) => [wire, amount])) as Record<
  (typeof AGE_BANDS)[number]["wire"],
  typeof amount
>;

const aged = {
  currency,
  ...bands,
  overdue: amount,
  total: amount,
  count: z.number().int(),
  oldest_due_date: wireDate.nullable(),
};

const owedRow = z.object({
  ...aged,
  contact_id: id,
  contact_name: text,
  phone_no: text,
  email: text,
  oldest_overdue_invoice_id: id.nullish().transform((known) => known ?? ""),
});

const owedSum = z.object(aged);

/** What one customer owes in one currency. */
export type OwedRow = z.output<typeof owedRow>;
/** What all of them owe in one currency. */
export type OwedSum = z.output<typeof owedSum>;

type Owed = { page: ListPage<OwedRow>; sums: OwedSum[]; today: string };

/** One page of who owes what, the longest owed first; the sums and the day are those of all pages. */
export async function listOwed(session: Session, page: number): Promise<Owed> {
  const { owed, meta } = await callV2({
    path: "/owed",
    query: { entity_id: session.companyId, page },
    credentials: session.credentials,
    answer: z.object({
      owed: z.array(owedRow),
      meta: z.object({
        per_page: pageSize,
        total: z.number().int(),
        today: wireDate,
        sums: z.array(owedSum),
      }),
    }),
  });
  return { page: toPage(owed, owed, meta), sums: meta.sums, today: meta.today };
}
