import { createNotFoundPage } from "~/server/request/error-page.server";
import { drawPdfPage } from "~/server/http/pdf-pages.server";
import { answerPicture } from "~/server/http/answer-picture.server";
import { setSecurityHeaders } from "~/server/security/headers.server";
import type { Session } from "~/server/session/session-storage.server";
import { fetchPdf, toPdfSource, requirePageParams } from "./fetch-pdf.server";

type Params = Record<string, string | undefined>;

/**
 * Answers with a PDF, as an attachment when the query has `save`. The app passes the PDF on,
 * because the API's key and token must not reach the browser.
 */
export async function answerPdf(
  session: Session,
  { request, params }: { request: Request; params: Params },
) {
  const { searchParams } = new URL(request.url);
  const { bytes, disposition } = await fetchPdf(session, params, searchParams);
  const isSaved = searchParams.has("save");
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": `${isSaved ? "attachment" : "inline"}; ${toFileNameParam(disposition)}`,
  });
  setSecurityHeaders(headers);
  return new Response(bytes, { headers });
}

/**
 * Returns the part of the header Content-Disposition with the API's file name, reduced to
 * characters that are safe in a header.
 */
function toFileNameParam(disposition: string): string {
  const name = /filename="?([^";]+)/.exec(disposition)?.[1] ?? "invoice.pdf";
  return `filename="${name.replace(/[^\w. -]/g, "_")}"`;
}

/**
 * Answers with a WebP picture of one page of a PDF. Throws a 404 page when the PDF has no such
 * page, or has changed since the address was made.
 */
export async function answerPdfPage(
  session: Session,
  { request, params }: { request: Request; params: Params },
) {
  const { kind, id, ...pictureParams } = requirePageParams(
    params,
    new URL(request.url).searchParams,
  );
  const image = await drawPdfPage(session, toPdfSource(session, kind, id), {
    ...pictureParams,
    signal: request.signal,
  });
  if (!image) throw createNotFoundPage();
  return answerPicture(request, image, "image/webp");
}
