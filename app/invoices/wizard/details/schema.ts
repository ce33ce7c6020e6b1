import { formatTooLongMessage } from "~/forms/fields";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import * as z from "zod";
import { compulsoryText } from "~/forms/fields";

/** The title, number and memo of an invoice. */
export const detailsFields = z.object({
  title: compulsoryText.pipe(
    z.string().max(INVOICE_LIMITS.title, formatTooLongMessage(INVOICE_LIMITS.title)),
  ),
  no: compulsoryText.pipe(
    z.string().max(INVOICE_LIMITS.number, formatTooLongMessage(INVOICE_LIMITS.number)),
  ),
  // The memo is sent to the API without surrounding white space.
  memo: z
    .string()
    .refine(
      (memo) => memo.trim().length <= INVOICE_LIMITS.notes,
      formatTooLongMessage(INVOICE_LIMITS.notes),
    )
    .default(""),
});
