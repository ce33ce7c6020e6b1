import { tooLong } from "~/forms/fields";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import * as z from "zod";
import { compulsory } from "~/forms/fields";

/** What the invoice is called. */
export const detailsFields = z.object({
  title: compulsory.pipe(z.string().max(INVOICE_LIMITS.title, tooLong(INVOICE_LIMITS.title))),
  no: compulsory.pipe(z.string().max(INVOICE_LIMITS.number, tooLong(INVOICE_LIMITS.number))),
  // As it will be sent, without the spaces around it.
  memo: z
    .string()
    .refine((memo) => memo.trim().length <= INVOICE_LIMITS.notes, tooLong(INVOICE_LIMITS.notes))
    .default(""),
});
