import { randomBytes } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import * as z from "zod";
import { getLanguageTag } from "../../../domain/languages";
import { errorWords } from "../../../domain/words/errors";
import { getLanguage } from "../../../domain/words/in-languages";
import { pdfWords as words } from "../../../domain/words/pdf";
import { redactPath } from "../../../platform/logs/request-log";
import { ErrorText, LoggedOutDialog } from "~/ui/error-message";
import { env } from "~/server/settings/env.server";
import { setSecurityHeaders } from "~/server/security/headers.server";
import { paths } from "~/paths";
import { STYLES_MARK } from "~/server/page/used-styles.server";
import { writeStyles } from "~/ui/styles.server";
import { BusyError } from "../../../platform/workers/fair-queue";
import { unexpectedErrorMessage } from "~/lib/fault-messages";
import { invoicePaths } from "../paths";

/** Recognizes an error page that a loader has thrown. */
const thrownErrorPage = z.object({
  data: z.object({
    title: z.string(),
    text: z.string(),
    canRetry: z.boolean().optional(),
    isLoggedOut: z.boolean().optional(),
  }),
  init: z.object({ status: z.number() }),
});

type FileError = z.output<typeof thrownErrorPage>["data"] & { status: number };

/**
 * Answers with the file that `makeFile` returns. After an error, answers with an error page; when
 * the request does not accept HTML, as that of an image element, answers with a picture of the
 * given lines. Remix renders no error page for a route without a component.
 */
export async function answerFile(
  request: Request,
  makeFile: () => Promise<Response>,
  lines: string[] = [words.pageNotShown, words.openInstead],
): Promise<Response> {
  try {
    return await makeFile();
  } catch (thrown) {
    // A thrown response, such as a redirect, is thrown on for Remix.
    if (thrown instanceof Response) throw thrown;
    const error = toFileError(request, thrown);
    // An image element cannot show an HTML page.
    return request.headers.get("accept")?.includes("text/html")
      ? renderErrorDocument(request, error)
      : renderErrorPicture(request, error.status, lines);
  }
}

function toFileError(request: Request, thrown: unknown): FileError {
  const page = thrownErrorPage.safeParse(thrown);
  if (page.success) return { ...page.data.data, status: page.data.init.status };
  if (!request.signal.aborted)
    console.error("%s", `[GET ${redactPath(new URL(request.url).pathname)}]`, thrown);
  return { ...unexpectedErrorMessage(), status: thrown instanceof BusyError ? 503 : 500 };
}

function renderErrorDocument(
  request: Request,
  { title, text, canRetry, isLoggedOut, status }: FileError,
): Response {
  const { pathname, search } = new URL(request.url);
  const nonce = randomBytes(16).toString("base64");
  const page = (
    <html lang={getLanguageTag(getLanguage())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${env.BRAND_NAME} | ${title}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: STYLES_MARK }} />
      </head>
      <body>
        <main id="content" className="mx-auto max-w-form p-4">
          {isLoggedOut ? (
            <LoggedOutDialog title={title} text={text} redirectTo={findPageShowingFile(pathname)} />
          ) : (
            <ErrorText title={title} text={text}>
              <p className="mt-6 flex flex-wrap justify-center gap-3">
                {canRetry ? (
                  <a className="button button-main" href={pathname + search}>
                    {errorWords.tryAgain}
                  </a>
                ) : null}
                <a className="button" href={paths.home()}>
                  {errorWords.home}
                </a>
              </p>
            </ErrorText>
          )}
        </main>
      </body>
    </html>
  );
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  setSecurityHeaders(headers, { nonce, isLite: true });
  return new Response(writeStyles(`<!DOCTYPE html>${renderToStaticMarkup(page)}`), {
    status,
    headers,
  });
}

/**
 * Returns the address of the page that shows the PDF of an invoice; Home for any other file. After
 * a login, the browser opens that page, because the file itself has no links to the app.
 */
function findPageShowingFile(pathname: string): string {
  const [, id] = /^\/files\/invoice\/([^/.]+)/.exec(pathname) ?? [];
  return id === undefined ? paths.home() : invoicePaths.previewPdf(decodeURIComponent(id));
}

/**
 * Answers with a picture of the error text. An image element gets status 200, because Firefox shows
 * no picture that has an error status.
 */
function renderErrorPicture(request: Request, errorStatus: number, lines: string[]): Response {
  const isForImageElement = request.headers.get("sec-fetch-dest") === "image";
  const picture = (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="1000"
      height="1414"
      fontFamily="sans-serif"
      fontSize="44"
      textAnchor="middle"
      fill="#555"
    >
      <rect width="1000" height="1414" fill="#fff" />
      {lines.map((line, index) => (
        <text key={line} x="500" y={640 + index * 70}>
          {line}
        </text>
      ))}
    </svg>
  );
  const headers = new Headers({ "Content-Type": "image/svg+xml" });
  setSecurityHeaders(headers);
  const status = isForImageElement ? 200 : errorStatus;
  return new Response(renderToStaticMarkup(picture), { status, headers });
}
