import { createHash } from "node:crypto";
import { setSecurityHeaders } from "../security/headers.server";

/**
 * Responds with a private picture. The browser caches the picture but asks the server before each
 * use, so that it is not shown after a logout.
 */
export function answerPicture(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  type: "image/png" | "image/webp",
): Response {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({ ETag: etag, "Cache-Control": "private, no-cache" });
  setSecurityHeaders(headers);
  if (request.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers });
  headers.set("Content-Type", type);
  return new Response(bytes, { headers });
}
