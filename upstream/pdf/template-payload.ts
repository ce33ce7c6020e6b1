import * as z from "zod";

/** The first is none and stored blank. */
const COLORS = [
  ...[
    "#FFFFFF",
    "#F44336",
    "#E91E63",
    "#9C27B0",
    "#673AB7",
    "#3F51B5",
    "#2196F3",
    "#03A9F4",
    "#00BCD4",
  ],
  ...[
    "#009688",
    "#4CAF50",
    "#8BC34A",
    "#CDDC39",
    "#FFEB3B",
    "#FFC107",
    "#FF9800",
    "#FF5722",
    "#795548",
  ],
];

/** How a company's invoices look, as the wire has it. */
export const templatePayload = z.object({
  txn_template: z.preprocess(
    (value) => (typeof value === "string" && /^\d$/.test(value) ? Number(value) : value),
    z.union([z.literal(0), z.literal(1), z.literal(2)], {
      errorMap: () => ({ message: "Please choose one of the three templates." }),
    }),
  ),
  txn_template_color: z
    .string({ invalid_type_error: "Please choose one of the eighteen colours." })
    .nullish()
    .transform((color) => color?.trim().toUpperCase() ?? "")
    .refine(
      (color) => color === "" || COLORS.includes(color),
      "Please choose one of the eighteen colours.",
    )
    .transform((color) => (color === COLORS[0] ? "" : color)),
});
