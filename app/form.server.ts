import { env } from "./env.server";
import { errorPage } from "./error-page.server";
import { readBody } from "./lib/read-body";

const LARGEST_FORM = 1024 * 1024;
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Refuses, with a page, a state-changing request that does not come from this
 * app's own pages. Browsers send Origin or Sec-Fetch-Site; text browsers send
 * neither, but a Referer.
 */
export function requireOwnOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const referer = request.headers.get("referer");
  const own = origin ? isOwn(origin, request) : site ? site === "same-origin" || site === "none" : isOwn(referer, request);
  if (!own) throw errorPage("foreign", 403);
}

/** For files and lookups by GET: refuses what another site's page asks for; a bare request passes. */
export function refuseOtherSites(request: Request): void {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  if ((origin && !isOwn(origin, request)) || (site && site !== "same-origin" && site !== "none")) {
    throw new Response("This can only be opened from the app itself.", { status: 403 });
  }
}

/** Reads a posted form, at most 1 MB of it whatever its headers claim; answers 4xx for what is none. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPES.some((known) => type.toLowerCase().startsWith(known))) throw errorPage("unreadable", 415);
  const body = await readBody(request.body, LARGEST_FORM);
  if (!body) throw errorPage("tooLarge", 413);
  const form = await parseForm(body, type);
  if (!form || ![...form.keys()].every(isFieldName)) throw errorPage("unreadable", 400);
  return form;
}

async function parseForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | null> {
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    return null;
  }
}

/**
 * "lines[12].quantity", as this app's own forms write them. Names become paths
 * into objects and arrays, so a huge index or "__proto__" must not pass.
 */
function isFieldName(name: string): boolean {
  return /^\w+(\[\d{1,3}\])?(\.\w+)?$/.test(name) && !/__|constructor|prototype/.test(name.replace("__rvfInternalFormId", ""));
}

function isOwn(address: string | null, request: Request): boolean {
  if (!address || !URL.canParse(address)) return false;
  const given = new URL(address);
  if (env.APP_URL && given.origin === new URL(env.APP_URL).origin) return true;
  // Behind a proxy that ends TLS the scheme seen here differs from the browser's.
  return !env.secure && given.host === request.headers.get("host");
}
