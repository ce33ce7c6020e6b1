import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import * as z from "zod";
import { compulsoryText, fieldText, formatTooLongMessage } from "~/forms/fields";

/** The title, number and memo of an invoice. */
export const detailsFields = z.object({
  title: compulsoryText.pipe(fieldText.max(INVOICE_LIMITS.title)),
  no: compulsoryText.pipe(fieldText.max(INVOICE_LIMITS.number)),
  // The memo is sent to the API without surrounding white space.
  memo: z
    .string()
    .refine(
      (memo) => memo.trim().length <= INVOICE_LIMITS.notes,
      () => ({ message: formatTooLongMessage(INVOICE_LIMITS.notes) }),
    )
    .default(""),
});
