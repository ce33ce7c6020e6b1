import { errorWords } from "../../../domain/words/errors";
import { createErrorPage } from "../request/error-page.server";
import { isOwnOrigin } from "./is-own-origin.server";
import { recordSecurityEvent } from "./security-events.server";

/**
 * Returns whether the request has headers that show which site it comes from. Text browsers send no
 * such headers.
 */
export function hasOriginHeaders(request: Request): boolean {
  return request.headers.has("origin") || request.headers.has("sec-fetch-site");
}

/** Throws the error page 403 for a posted form when its headers show that another site sent it. */
export function refuseCrossSitePost(request: Request): void {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  if (!(origin ? !isOwn(origin, request) : site && site !== "same-origin" && site !== "none"))
    return;
  recordSecurityEvent({ event: "foreign_request", refused: "foreign_origin" });
  throw createErrorPage("foreign", 403);
}

/**
 * Throws a response with status 403 for a GET of a file or a lookup when its headers show that
 * another site's page sent it. A request without such headers is accepted.
 */
export function refuseCrossSiteGet(request: Request): void {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  if ((origin && !isOwn(origin, request)) || (site && site !== "same-origin" && site !== "none")) {
    recordSecurityEvent({ event: "foreign_request", refused: "foreign_origin" });
    throw new Response(errorWords.ownAppOnly, { status: 403 });
  }
}

function isOwn(origin: string, request: Request): boolean {
  return isOwnOrigin(origin, request.headers.get("host"));
}
