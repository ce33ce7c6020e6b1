import * as z from "zod";
import { isLanguage } from "../../domain/languages";
import { PAPER_CHOICES } from "../../domain/paper-languages";
import type { CompanyRow } from "./missing-details";
import { issue } from "../wire/issue";

/**
 * The languages for customers in the payload of a profile. The stored choices stay when the payload
 * has none. Extension `language`.
 */
export const paperChoicesSchema = z.object({
  customer_language: z
    .string({ message: issue("unknown_record", { record: "language" }) })
    .refine(isLanguage, issue("unknown_record", { record: "language" }))
    .optional(),
  paper_languages: z.enum(PAPER_CHOICES, { message: issue("paper_languages") }).nullish(),
});

/** Returns the columns of the given choices. Columns of missing choices are undefined. */
export function toPaperColumns({
  customer_language,
  paper_languages,
}: z.output<typeof paperChoicesSchema>) {
  return {
    customer_language,
    paper_languages: paper_languages === null ? ("" as const) : paper_languages,
  };
}

export function toWirePaperChoices({
  customer_language,
  paper_languages,
}: Pick<CompanyRow, "customer_language" | "paper_languages">) {
  return { customer_language, paper_languages: paper_languages || null };
}
