import * as z from "zod";
import { COMPULSORY } from "~/forms/fields";

/** Why something is voided, as it is typed. */
export const voidForm = z.object({
  key: z.string().default(""),
  /** The version of what is voided that was seen. */
  basedOn: z.string().max(100).default(""),
  reason: z.string().max(5_000).default(""),
});

export type VoidForm = z.output<typeof voidForm>;

export const voidFields = voidForm.extend({
  reason: z.string().trim().min(1, COMPULSORY).max(200, "Use at most 200 characters."),
});
