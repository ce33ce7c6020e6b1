import { tooMany, typed } from "~/forms/checks";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import * as z from "zod";

/** A credit note as it is typed. */
export const creditForm = z.object({
  key: z.string().default(""),
  /** The version of the invoice that was seen. */
  basedOn: z.string().max(100).default(""),
  date: typed,
  reason: typed,
  /** In the order of the invoice's; a blank quantity credits nothing. */
  lines: z
    .array(
      z.object({
        lineId: typed,
        quantity: typed,
      }),
    )
    .max(INVOICE_LIMITS.lines, tooMany("A credit note", INVOICE_LIMITS.lines, "lines"))
    .default([]),
});

export type CreditForm = z.output<typeof creditForm>;
