import * as z from "zod";
import { isLanguage, type Language } from "../../../domain/languages";
import { readFieldText } from "~/lib/field-text";
import { findChosenLanguage, serializeLanguageCookie } from "../request/language.server";
import { getRequestContext } from "../request/request-context.server";
import type { LoginResult, Session } from "./session-storage.server";
import { callV2 } from "../v2/client.server";
import type { Credentials } from "../v2/exchange.server";
import { listExtensions } from "../v2/extensions.server";

/**
 * Keeps the language with the account, for the person's other devices. An API without the extension
 * `language` keeps none. A fault is only logged, because this device keeps the language anyway.
 */
export async function saveLanguage(credentials: Credentials, language: Language): Promise<void> {
  if (!(await listExtensions()).includes("language")) return;
  await callV2({
    method: "PUT",
    path: "/people/me",
    body: { language },
    credentials,
    answer: z.unknown(),
  }).catch((error: unknown) => console.error("[language] The language was not saved:", error));
}

/**
 * Handles the press of a language's button in a page's form: from now on the person has this
 * language, and the form has the intent "update", which only shows it again as typed.
 */
export async function applyLanguageChoice(
  form: FormData,
  findOwnSession: () => Promise<Session | null>,
): Promise<void> {
  const [, language = ""] = /^language:(\w+)$/.exec(readFieldText(form, "intent")) ?? [];
  if (!isLanguage(language)) return;
  form.set("intent", "update");
  const context = getRequestContext();
  if (context) context.language = language;
  context?.addCookie?.(serializeLanguageCookie(language));
  const session = await findOwnSession();
  if (session) await saveLanguage(session.credentials, language);
}

/** Keeps the language that was chosen before the login with an account that has none yet. */
export async function saveLanguageChosenBefore(
  request: Request,
  { credentials, person }: LoginResult,
): Promise<void> {
  const chosen = findChosenLanguage(request.headers.get("cookie"));
  if (chosen && !person.language) await saveLanguage(credentials, chosen);
}
