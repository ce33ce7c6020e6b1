import * as z from "zod";
import { findInvoiceStyle } from "../../domain/invoice-styles";
import { NO_COLOR, TEMPLATE_COLORS } from "../../domain/palette";
import { issue } from "../wire/issue";

const NO_STYLE = issue("choose_template");
const UNKNOWN_COLOR = issue("choose_colour");

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
