import type { IncomingHttpHeaders } from "node:http";
import {
  DEFAULT_LANGUAGE,
  findLanguageByTag,
  isLanguage,
  type Language,
} from "../../../domain/languages";
import { env } from "../settings/env.server";

const COOKIE_NAME = env.secure ? "__Host-language" : "language";
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const CHOSEN = new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=(\\w+)`);

/**
 * Returns the language for a request: the one that the person chose, otherwise the first of the
 * browser's languages that the app speaks, otherwise English.
 */
export function chooseLanguage(headers: IncomingHttpHeaders): Language {
  return (
    findChosenLanguage(headers.cookie) ??
    findBrowserLanguage(headers["accept-language"] ?? "") ??
    DEFAULT_LANGUAGE
  );
}

/** Returns the language that the person chose on this device; null when none was chosen. */
export function findChosenLanguage(cookies: string | null | undefined): Language | null {
  const chosen = CHOSEN.exec(cookies ?? "")?.[1] ?? "";
  return isLanguage(chosen) ? chosen : null;
}

/** Returns a Set-Cookie header that stores the chosen language. The value is not secret. */
export function serializeLanguageCookie(language: Language): string {
  const secure = env.secure ? "; Secure" : "";
  return (
    `${COOKIE_NAME}=${language}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; ` +
    `SameSite=Lax${secure}`
  );
}

// Reads a header such as "zh-CN,zh;q=0.9,en;q=0.8". A quality of 0 means "not this language".
function findBrowserLanguage(header: string): Language | null {
  const ranges = header.split(",", 20).map((range) => {
    const [tag = "", quality = "1"] = range.trim().split(/\s*;\s*q=/);
    return { tag, quality: Number(quality) || 0 };
  });
  const sorted = ranges.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  for (const { tag } of sorted) {
    const language = findLanguageByTag(tag);
    if (language) return language;
  }
  return null;
}
