import * as z from "zod";
import { isLanguage } from "../../domain/languages";
import { PAPER_CHOICES } from "../../domain/paper-languages";
import type { CompanyRow } from "./missing-details";

/**
 * The languages for customers in the payload of a profile. The stored choices stay when the payload
 * has none. Extension `language`.
 */
export const paperChoicesSchema = z.object({
  customer_language: z
    .string({ message: "The language was not found." })
    .refine(isLanguage, "The language was not found.")
    .optional(),
  paper_languages: z
    .enum(PAPER_CHOICES, { message: "The languages of papers were not found." })
    .nullish(),
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
