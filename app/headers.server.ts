import { env } from "./env.server";

/** Sets the headers that every page and private file carries. `nonce` allows a page's own script and style. */
export function secureHeaders(headers: Headers, nonce?: string): void {
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  // "no-referrer" would make browsers post forms with "Origin: null".
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (env.secure) headers.set("Strict-Transport-Security", "max-age=31536000");
}

function contentSecurityPolicy(nonce: string | undefined): string {
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'none'";
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
