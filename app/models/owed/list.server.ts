import * as z from "zod";
import { AGE_BANDS } from "../../../domain/day-spans";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { amount, id, pageSize, text, toPage, wireDate, type ListPage } from "../wire.server";
import { currency } from "./wire.server";

// The type of `Object.fromEntries` has no keys.
const bands = Object.fromEntries(AGE_BANDS.map(({ wire }) => [wire, amount])) as Record<
  (typeof AGE_BANDS)[number]["wire"],
  typeof amount
>;

const aged = {
  currency,
  ...bands,
  /** The part of `total` that is overdue. */
  overdue: amount,
  total: amount,
  /** The number of unpaid invoices, overdue or not. */
  count: z.number().int(),
  oldest_due_date: wireDate.nullable(),
  /** From the extension `receipts`: the customer's money that no invoice has used. */
  on_account: amount.nullish().transform((value) => value ?? 0n),
};

const owedRow = z.object({
  ...aged,
  contact_id: id,
  contact_name: text,
  phone_no: text,
  email: text,
  oldest_overdue_invoice_id: id.nullish().transform((invoiceId) => invoiceId ?? ""),
});

const owedSum = z.object(aged);

/** The amounts that one customer owes in one currency, in minor units. */
export type OwedRow = z.output<typeof owedRow>;
/** The amounts that all customers owe in one currency, in minor units. */
export type OwedSum = z.output<typeof owedSum>;

type Owed = { page: ListPage<OwedRow>; sums: OwedSum[]; today: string };

/**
 * Lists a page of customers with owed amounts, the longest owed first. The sums and the date are
 * the same on every page.
 */
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
  return { page: toPage({ received: owed, rows: owed, meta }), sums: meta.sums, today: meta.today };
}
