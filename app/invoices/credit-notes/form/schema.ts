import { typedOnce } from "~/forms/checks";
import * as z from "zod";

/** A credit note as it is typed. */
export const creditForm = z.object({
  key: z.string().default(""),
  /** The version of the invoice that was seen. */
  basedOn: z.string().max(100).default(""),
  date: typedOnce,
  reason: typedOnce,
  /** In the order of the invoice's; a blank quantity credits nothing. */
  lines: z
    .array(
      z.object({
        lineId: typedOnce,
        quantity: typedOnce,
      }),
    )
    .default([]),
});

export type CreditForm = z.output<typeof creditForm>;
