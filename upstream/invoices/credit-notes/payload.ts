import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import * as z from "zod";
import { overpaidSchema } from "../receipts/settle";
import { requiredDate, requiredNumber, requiredId, requiredText } from "../../wire/fields";

const NO_LINES = "Please credit at least one line.";

/** The payload that creates a credit note. Lines with quantity 0 are ignored. */
export const creditNotePayload = z.object({
  /** What becomes of the money that is paid too much then. */
  overpaid: overpaidSchema.nullish(),
  date: requiredDate("The date of the credit note is not a date."),
  reason: requiredText("A reason", INVOICE_LIMITS.reason),
  items: z
    .array(
      z.object({
        invoice_line_id: requiredId("The line of the invoice was not found."),
        quantity: requiredNumber("The quantity is not a number."),
      }),
      { required_error: NO_LINES, invalid_type_error: NO_LINES },
    )
    .max(INVOICE_LIMITS.lines, `A credit note can have at most ${INVOICE_LIMITS.lines} lines.`)
    .transform((items) => items.filter(({ quantity }) => quantity.units !== 0n))
    .refine((items) => items.length > 0, NO_LINES)
    .refine(
      (items) => new Set(items.map((item) => item.invoice_line_id)).size === items.length,
      "A line of the invoice is named twice.",
    ),
});

export type CreditNotePayload = z.output<typeof creditNotePayload>;

/** The payload that voids a credit note. */
export const voidPayload = z.object({ reason: requiredText("A reason", INVOICE_LIMITS.reason) });
