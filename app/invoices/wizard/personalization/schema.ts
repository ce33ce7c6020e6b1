import * as z from "zod";
import { TEMPLATE_COLORS } from "~/lib/template-colors";

/** How invoices are printed. */
export const templateFields = z.object({
  style: z
    .enum(["0", "1", "2"], { message: "Choose a style." })
    .transform((style) => (({ "0": 0, "1": 1, "2": 2 }) as const)[style]),
  color: z
    .string()
    .refine(
      (hex) => TEMPLATE_COLORS.some((color) => color.hex === hex),
      "Choose one of the colours.",
    ),
});
