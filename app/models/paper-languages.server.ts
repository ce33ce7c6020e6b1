import * as z from "zod";
import { isLanguage } from "../../domain/languages";

const language = z.string().refine(isLanguage);

/**
 * The languages of a paper's labels. Null for what an API without languages, or an older version of
 * the API, stored, and for languages that the app does not know.
 */
export const paperLanguages = z
  .object({ language, beside: language.nullable() })
  .nullish()
  .transform((languages) => languages ?? null)
  .catch(null);
