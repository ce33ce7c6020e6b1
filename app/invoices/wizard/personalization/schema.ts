import { wizardWords as words } from "../../../../domain/words/invoice-wizard";
import * as z from "zod";
import { findInvoiceStyle } from "../../../../domain/invoice-styles";
import { TEMPLATE_COLORS } from "../../../../domain/palette";

/** The style and the colour of printed invoices. */
export const templateFields = z.object({
  style: z.string().transform((id, context) => {
    const style = findInvoiceStyle(id);
    if (style) return style;
    context.addIssue({ code: z.ZodIssueCode.custom, message: words.chooseStyle });
    return z.NEVER;
  }),
  color: z.string().refine(
    (hex) => TEMPLATE_COLORS.some((color) => color.hex === hex),
    () => ({ message: words.chooseColor }),
  ),
});
