import { typedTextOfAnyLength } from "~/forms/checks";
import * as z from "zod";

/** A credit note form as typed. */
export const creditForm = z.object({
  key: z.string().default(""),
  /** The etag of the invoice that the form was based on. */
  basedOn: z.string().max(100).default(""),
  date: typedTextOfAnyLength,
  reason: typedTextOfAnyLength,
  /** In the order of the invoice's lines; an empty quantity credits nothing. */
  lines: z
    .array(
      z.object({
        lineId: typedTextOfAnyLength,
        quantity: typedTextOfAnyLength,
      }),
    )
    .default([]),
});

export type CreditForm = z.output<typeof creditForm>;
