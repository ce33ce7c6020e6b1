import { typedText } from "~/forms/checks";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import * as z from "zod";

const saleLine = z.object({
  /** Identifies the line within the form, also after another line was removed. */
  id: typedText,
  /** Either `productId` or `accountId` is set. A line with an account has a typed name. */
  productId: typedText,
  accountId: typedText,
  name: typedText,
  description: typedText,
  quantity: typedText,
  unitPrice: typedText,
  discount: typedText,
  taxCodeId: typedText,
});

/** A cash sale as it is typed. */
export const cashSaleForm = z.object({
  key: z.string().default(""),
  intent: z.string().default(""),
  /** The totals that the user saw, as decimal text: paid in cash, and paid by another method. */
  inCash: typedText,
  exact: typedText,
  methodId: typedText,
  cashGiven: typedText,
  lines: z.array(saleLine).min(1).max(INVOICE_LIMITS.lines),
});

export type CashSaleForm = z.output<typeof cashSaleForm>;
export type SaleLineForm = z.output<typeof saleLine>;
