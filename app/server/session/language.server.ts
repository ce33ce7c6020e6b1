import * as z from "zod";
import type { Language } from "../../../domain/languages";
import { findChosenLanguage } from "../request/language.server";
import type { LoginResult } from "./session-storage.server";
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

/** Keeps the language that was chosen before the login with an account that has none yet. */
export async function saveLanguageChosenBefore(
  request: Request,
  { credentials, person }: LoginResult,
): Promise<void> {
  const chosen = findChosenLanguage(request.headers.get("cookie"));
  if (chosen && !person.language) await saveLanguage(credentials, chosen);
}
