import * as z from "zod";
import { TEMPLATE_COLORS } from "~/lib/template-colors";
import { compulsory } from "~/forms/fields";

/** The first step: what the invoice is called. */
export const detailsFields = z.object({
  title: compulsory.pipe(z.string().max(200, "Use at most 200 characters.")),
  no: compulsory.pipe(z.string().max(30, "Use at most 30 characters.")),
  memo: z.string().max(2_000, "Use at most 2,000 characters.").default(""),
});

/** The second: how it is printed. */
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
