import * as z from "zod";
import { findInvoiceStyle } from "../../domain/invoice-styles";
import { NO_COLOR, TEMPLATE_COLORS } from "../../domain/palette";

const NO_STYLE = "Please choose one of the templates.";
const UNKNOWN_COLOR = "Please choose one of the colours.";

/** Parses the style and colour of a company's invoices. The colour is empty for no colour. */
export const templatePayloadSchema = z.object({
  txn_template: z.unknown().transform((value, context) => {
    const style = findInvoiceStyle(value);
    if (style) return style.id;
    context.addIssue({ code: z.ZodIssueCode.custom, message: NO_STYLE });
    return z.NEVER;
  }),
  txn_template_color: z
    .string({ invalid_type_error: UNKNOWN_COLOR })
    .nullish()
    .transform((color) => color?.trim().toUpperCase() ?? "")
    .refine(
      (color) => color === "" || TEMPLATE_COLORS.some(({ hex }) => hex === color),
      UNKNOWN_COLOR,
    )
    .transform((color) => (color === NO_COLOR ? "" : color)),
});
