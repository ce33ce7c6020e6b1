import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import { amount, decimalText, text } from "./wire.server";
import type { Session } from "~/server/session/session-storage.server";

const count = z.coerce.number().int().nonnegative();

const snapshotAnswer = z.object({
  snapshot: z.object({
    balance: z.object({ accounts: z.array(z.object({ name: text, balance: amount })) }),
    income: z.object({ categories: z.array(z.object({ name: text, amount })) }),
    trend: z.object({
      periods: z.array(
        z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), income: amount, expense: amount }),
      ),
    }),
    pwa_dashboard: z.object({
      currency_symbol: text,
      invoice: z.object({
        "30_days_invoice_amount": amount,
        "30_days_total_invoice": count,
        percentage: decimalText.nullish().transform((percent) => percent ?? null),
        invoice_overdue: count,
        invoice_overdue_amount: amount,
        invoice_open: count,
        invoice_open_amount: amount,
        invoice_received: count,
        invoice_received_amount: amount,
      }),
    }),
  }),
});

/** The figures of the dashboard. Amounts are in minor units of the company's own currency. */
export type Snapshot = Awaited<ReturnType<typeof readSnapshot>>;

/**
 * Reads the figures of the dashboard. All amounts are in minor units of the company's own currency.
 */
export async function readSnapshot(session: Session) {
  const { snapshot } = await callV2({
    path: "/snapshot",
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: snapshotAnswer,
  });
  const { currency_symbol: symbol, invoice } = snapshot.pwa_dashboard;
  return {
    symbol,
    accounts: snapshot.balance.accounts,
    categories: snapshot.income.categories,
    /** Each `month` is YYYY-MM. */
    periods: snapshot.trend.periods,
    /** `overdue` and `open` are the unpaid balances that are overdue, and the others. */
    overdue: { count: invoice.invoice_overdue, amount: invoice.invoice_overdue_amount },
    open: { count: invoice.invoice_open, amount: invoice.invoice_open_amount },
    received: { count: invoice.invoice_received, amount: invoice.invoice_received_amount },
    /**
     * The invoices issued in the last 30 days. `change` is the change of the amount in percent from
     * the 30 days before. It is null when there were no invoices in the 30 days before.
     */
    issued: {
      count: invoice["30_days_total_invoice"],
      amount: invoice["30_days_invoice_amount"],
      change: invoice.percentage,
    },
  };
}
