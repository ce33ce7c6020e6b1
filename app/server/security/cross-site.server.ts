import { errorPage } from "../request/error-page.server";
import { isOwnOrigin } from "./is-own-origin.server";
import { recordSecurityEvent } from "./security-events.server";

/** Whether the browser says where a request comes from. Text browsers do not. */
export function hasOriginHeaders(request: Request): boolean {
  return request.headers.has("origin") || request.headers.has("sec-fetch-site");
}

/** Refuses, with a page, a state-changing request that the browser says is another site's. */
export function refuseCrossSitePost(request: Request): void {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  if (!(origin ? !isOwn(origin, request) : site && site !== "same-origin" && site !== "none"))
    return;
  recordSecurityEvent({ event: "foreign_request", refused: "foreign_origin" });
  throw errorPage("foreign", 403);
}

/**
 * For files and lookups by GET: refuses what another site's page asks for; a bare request passes.
 */
export function refuseCrossSiteGet(request: Request): void {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  if ((origin && !isOwn(origin, request)) || (site && site !== "same-origin" && site !== "none")) {
    recordSecurityEvent({ event: "foreign_request", refused: "foreign_origin" });
    throw new Response("This can only be opened from the app itself.", { status: 403 });
  }
}

function isOwn(origin: string, request: Request): boolean {
  return isOwnOrigin(origin, request.headers.get("host"));
}
