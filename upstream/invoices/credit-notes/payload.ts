import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import * as z from "zod";
import { overpaidSchema } from "../receipts/settle";
import { requiredDate, requiredNumber, requiredId, requiredText } from "../../wire/fields";
import { issue } from "../../wire/issue";

const NO_LINES = issue("credit_without_lines");

/** The payload that creates a credit note. Lines with quantity 0 are ignored. */
export const creditNotePayload = z.object({
  /** What becomes of the money that is paid too much then. */
  overpaid: overpaidSchema.nullish(),
  date: requiredDate(issue("not_a_date", { field: "credit_note_date" })),
  reason: requiredText("reason", INVOICE_LIMITS.reason),
  items: z
    .array(
      z.object({
        invoice_line_id: requiredId(issue("unknown_record", { record: "invoice_line" })),
        quantity: requiredNumber(issue("not_a_number", { field: "quantity" })),
      }),
      { required_error: NO_LINES, invalid_type_error: NO_LINES },
    )
    .max(INVOICE_LIMITS.lines, issue("too_many_credited_lines", { max: INVOICE_LIMITS.lines }))
    .transform((items) => items.filter(({ quantity }) => quantity.units !== 0n))
    .refine((items) => items.length > 0, NO_LINES)
    .refine(
      (items) => new Set(items.map((item) => item.invoice_line_id)).size === items.length,
      issue("line_named_twice"),
    ),
});

export type CreditNotePayload = z.output<typeof creditNotePayload>;

/** The payload that voids a credit note. */
export const voidPayload = z.object({ reason: requiredText("reason", INVOICE_LIMITS.reason) });
