import { randomBytes } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import * as z from "zod";
import { getLanguageTag } from "../domain/languages";
import { getLanguage } from "../domain/words/in-languages";
import { PageContext } from "./ui/page-context";
import { setSecurityHeaders } from "./server/security/headers.server";
import { compressPage } from "./server/http/compress.server";
import { finishPage } from "./server/page/finish-page.server";
import { isLite } from "./server/page/lite.server";
import { paths } from "./paths";
import { redactPath } from "../platform/logs/request-log";
import { getRequestReference } from "./server/request/request-context.server";
import { narrowRoutes } from "./server/page/narrow-routes.server";
import { selectScripts } from "./server/page/scripts-in-language.server";
import { renderPage } from "./server/page/render-page.server";
import { startServing } from "./server/http/start.server";
import { describeDraft } from "./invoices/draft.server";
import { renderPlainPage } from "./ui/plain-page.server";
import { STYLES_MARK } from "./server/page/used-styles.server";
import { writeStyles } from "./ui/styles.server";

startServing({ renderErrorPage: renderPlainPage, describeDraft });

/** Renders the page that Remix has loaded. A page whose rendering partly failed has status 500. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  const hasNoScript = isLite(request);
  setSecurityHeaders(headers, {
    nonce,
    isLite: hasNoScript,
    hasCardForm: new URL(request.url).pathname === paths.payment(),
    picture: findUserPicture(context),
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  const routeId = context.staticHandlerContext.matches.at(-1)?.route.id ?? "";
  const language = getLanguage();
  const lang = getLanguageTag(language);
  const manifest = selectScripts(context.manifest, language);
  const narrowedContext = { ...context, manifest: narrowRoutes(manifest, routeId) };
  const { html, hasFailed } = await renderPage(
    <PageContext.Provider
      value={{
        lang,
        nonce,
        styles: STYLES_MARK,
        isLite: hasNoScript,
        reference: getRequestReference(),
      }}
    >
      <RemixServer context={narrowedContext} url={request.url} nonce={nonce} />
    </PageContext.Provider>,
  );
  const compressed = await compressPage(Buffer.from(writeStyles(finishPage(html))), request);
  for (const [name, value] of Object.entries(compressed.headers)) headers.set(name, value);
  return new Response(compressed.body, { headers, status: hasFailed ? 500 : status });
}

const layoutData = z.object({ drawer: z.object({ picture: z.string().nullable() }) });

/**
 * Returns the address of the user's picture, which may be on another server; null before the login
 * and for a user without a picture.
 */
function findUserPicture({ staticHandlerContext }: EntryContext): string | null {
  const layout = layoutData.safeParse(staticHandlerContext.loaderData["routes/_app"]);
  return layout.data?.drawer.picture ?? null;
}

/** Adds security headers to the data of a page, which is as private as the page. */
export function handleDataRequest(response: Response): Response {
  setSecurityHeaders(response.headers);
  return response;
}

/** Logs an error of a loader or an action, unless the browser has left. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  console.error("%s", `[${request.method} ${redactPath(new URL(request.url).pathname)}]`, error);
}
