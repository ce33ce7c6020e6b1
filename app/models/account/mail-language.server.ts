import type { Language } from "../../../domain/languages";
import { getLanguage } from "../../../domain/words/in-languages";
import { listExtensions } from "~/server/v2/extensions.server";

/**
 * Returns the person's language as the part of a call that asks for a mail. An API without the
 * extension `language` gets none.
 */
export async function toMailLanguage(): Promise<{ language?: Language }> {
  const hasLanguages = (await listExtensions()).includes("language");
  return hasLanguages ? { language: getLanguage() } : {};
}
