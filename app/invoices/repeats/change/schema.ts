import * as z from "zod";
import { repeatMode } from "~/models/repeats/mode";

/** The form that changes a repeat. */
export const repeatChangeForm = z.object({
  key: z.string().default(""),
  /** The etag of the repeat when the form was loaded. */
  basedOn: z.string().max(100).default(""),
  mode: repeatMode,
});

export type RepeatChangeForm = z.output<typeof repeatChangeForm>;
