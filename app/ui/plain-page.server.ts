import { randomBytes } from "node:crypto";
import { getLanguageTag } from "../../domain/languages";
import { getLanguage } from "../../domain/words/in-languages";
import { errorWords } from "../../domain/words/errors";
import { env } from "~/server/settings/env.server";
import { setSecurityHeaders } from "~/server/security/headers.server";
import { paths } from "~/paths";
import { STYLES_MARK } from "~/server/page/used-styles.server";
import { writeStyles } from "./styles.server";
import type { RenderErrorPage } from "~/server/http/http-gate.server";

/** Renders a complete page without script, for requests that reach no route. */
export const renderPlainPage: RenderErrorPage = ({ title, text }) => {
  const nonce = randomBytes(16).toString("base64");
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  setSecurityHeaders(headers, { nonce, isLite: true });
  const html = `<!doctype html>
<html lang="${getLanguageTag(getLanguage())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${env.BRAND_NAME} | ${title}`)}</title>
<style nonce="${nonce}">${STYLES_MARK}</style>
</head>
<body>
<main id="content" class="mx-auto max-w-form px-4 py-8 text-center">
<h1 class="text-lg">${escapeHtml(title)}</h1>
<p class="mx-auto mt-2 max-w-dialog text-quiet">${escapeHtml(text)}</p>
<p class="mt-6"><a class="button" href="${paths.home()}">${escapeHtml(errorWords.home)}</a></p>
</main>
</body>
</html>
`;
  return { html: writeStyles(html), headers };
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
