import { typedText } from "~/forms/checks";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import * as z from "zod";

const saleLine = z.object({
  /** Names the line among the others, also when one of them is removed. */
  id: typedText,
  /** Exactly one of the two is set: a line of an account is typed freely. */
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
  /** As it was asked for: in coins, where that is the method, and by any other. */
  inCash: typedText,
  exact: typedText,
  methodId: typedText,
  cashGiven: typedText,
  lines: z.array(saleLine).min(1).max(INVOICE_LIMITS.lines),
});

export type CashSaleForm = z.output<typeof cashSaleForm>;
export type SaleLineForm = z.output<typeof saleLine>;
