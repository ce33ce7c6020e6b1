import * as z from "zod";
import { compulsory } from "~/forms/fields";

/** What the invoice is called. */
export const detailsFields = z.object({
  title: compulsory.pipe(z.string().max(200, "Use at most 200 characters.")),
  no: compulsory.pipe(z.string().max(30, "Use at most 30 characters.")),
  memo: z.string().max(2_000, "Use at most 2,000 characters.").default(""),
});
