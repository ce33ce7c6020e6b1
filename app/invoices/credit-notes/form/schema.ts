import { typedTextOfAnyLength } from "~/forms/checks";
import * as z from "zod";
import { moneyWay } from "~/invoices/money-form";
import { GIVE_BACK, KEEP } from "./intent";

/** A credit note form with its typed values. */
export const creditForm = moneyWay.extend({
  /** The idempotency key of the form. */
  key: z.string().default(""),
  /** The etag of the invoice when the form was loaded. */
  basedOn: z.string().max(100).default(""),
  /**
   * What becomes of the money that is paid too much; empty when the page does not ask. The method
   * and the account are those of the refund; both are empty when nothing can be given back.
   */
  overpaid: z.enum(["", KEEP, GIVE_BACK]).default(""),
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
