import { typedTextOfAnyLength } from "~/forms/checks";
import * as z from "zod";

/** A credit note form with its typed values. */
export const creditForm = z.object({
  /** The idempotency key of the form. */
  key: z.string().default(""),
  /** The etag of the invoice when the form was loaded. */
  basedOn: z.string().max(100).default(""),
  date: typedTextOfAnyLength,
  reason: typedTextOfAnyLength,
  /**
   * The quantities to credit, in the order of the invoice's lines. An empty quantity credits
   * nothing.
   */
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
