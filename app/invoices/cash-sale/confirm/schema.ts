import { typedText } from "~/forms/checks";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import * as z from "zod";

const saleLine = z.object({
  /** Identifies the line in the form. The id stays the same when another line is removed. */
  id: typedText,
  /** Set for a line with an item; `accountId` is then empty. */
  productId: typedText,
  /** The income account of a line whose name is typed; otherwise empty. */
  accountId: typedText,
  name: typedText,
  description: typedText,
  quantity: typedText,
  unitPrice: typedText,
  discount: typedText,
  taxCodeId: typedText,
});

/** A cash sale with its typed values. */
export const cashSaleForm = z.object({
  /** The idempotency key of the sale. */
  key: z.string().default(""),
  intent: z.string().default(""),
  /**
   * The totals that the user saw, as decimal text: `inCash` after cash rounding, and `exact` for
   * any other payment method.
   */
  inCash: typedText,
  exact: typedText,
  methodId: typedText,
  cashGiven: typedText,
  lines: z.array(saleLine).min(1).max(INVOICE_LIMITS.lines),
});

export type CashSaleForm = z.output<typeof cashSaleForm>;
export type SaleLineForm = z.output<typeof saleLine>;
