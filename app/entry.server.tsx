import { randomBytes } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import * as z from "zod";
import { PageContext } from "./ui/page-context";
import { secureHeaders } from "./server/security/headers.server";
import { compressPage } from "./server/http/compress.server";
import { finishPage, STYLES_PLACE } from "./server/page/finish-page.server";
import { isLite } from "./server/page/lite.server";
import { paths } from "./paths";
import { withoutSecrets } from "../platform/logs/request-log";
import { narrowRoutes } from "./server/page/narrow-routes.server";
import { requestReference } from "./server/request/request-context.server";
import { readPageData, renderPage, withUnreadStream } from "./server/page/render-page.server";
import { startServing } from "./server/http/start.server";
import { describeDraft } from "./invoices/draft.server";
import { plainPage } from "./ui/plain-page.server";
import { readStyles } from "./ui/styles.server";

startServing({ drawPage: plainPage, describeDraft });

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  const lite = isLite(request);
  secureHeaders(headers, {
    nonce,
    isLite: lite,
    takesCards: new URL(request.url).pathname === paths.payment(),
    picture: pictureOn(context),
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { manifest, staticHandlerContext } = context;
  const shownId = staticHandlerContext.matches.at(-1)?.route.id ?? "";
  const narrowed = { ...context, manifest: narrowRoutes(manifest, shownId) };
  const draw = () => (
    <PageContext.Provider
      value={{
        nonce,
        styles: STYLES_PLACE,
        isLite: lite,
        reference: requestReference(),
      }}
    >
      <RemixServer context={withUnreadStream(narrowed)} url={request.url} nonce={nonce} />
    </PageContext.Provider>
  );
  // Nothing is deferred, so the whole page is ready at once and its status is known.
  await readPageData(context);
  const { page, hasFailed } = await renderPage(draw);
  const styles = readStyles({ isBehindLogin: isBehindLogin(context) });
  const { body, encoding } = await compressPage(finishPage(page, styles), request);
  for (const [name, value] of Object.entries(encoding)) headers.set(name, value);
  return new Response(body, { headers, status: hasFailed ? 500 : status });
}

const isBehindLogin = ({ staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.some(({ route }) => route.id === "routes/_app");

const layoutData = z.object({ drawer: z.object({ picture: z.string().nullable() }) });

/** The person's, which the API may keep elsewhere. */
function pictureOn({ staticHandlerContext }: EntryContext): string | null {
  const layout = layoutData.safeParse(staticHandlerContext.loaderData["routes/_app"]);
  return layout.data?.drawer.picture ?? null;
}

/** Data for a page that script is about to show: as private as the page. */
export function handleDataRequest(response: Response): Response {
  secureHeaders(response.headers);
  return response;
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  console.error(
    "%s",
    `[${request.method} ${withoutSecrets(new URL(request.url).pathname)}]`,
    error,
  );
}
