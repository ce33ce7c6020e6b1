import { tooLongMessage } from "~/forms/fields";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import * as z from "zod";
import { compulsoryText } from "~/forms/fields";

/** What the invoice is called. */
export const detailsFields = z.object({
  title: compulsoryText.pipe(
    z.string().max(INVOICE_LIMITS.title, tooLongMessage(INVOICE_LIMITS.title)),
  ),
  no: compulsoryText.pipe(
    z.string().max(INVOICE_LIMITS.number, tooLongMessage(INVOICE_LIMITS.number)),
  ),
  // As it will be sent, without the spaces around it.
  memo: z
    .string()
    .refine(
      (memo) => memo.trim().length <= INVOICE_LIMITS.notes,
      tooLongMessage(INVOICE_LIMITS.notes),
    )
    .default(""),
});
