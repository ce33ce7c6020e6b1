type PageOptions = {
  /** Allows the page's inline scripts and styles with this nonce. */
  nonce?: string;
  /** Whether the page is sent without script, so that the browser must run none. */
  isLite?: boolean;
  /** Whether the page may open the card gateway's form. */
  hasCardForm?: boolean;
  /** The address of a picture that may be on another server; null when the page has none. */
  picture?: string | null;
};

/**
 * Sets the security headers of pages and private files, and "Cache-Control: no-store" unless
 * `headers` has a Cache-Control. The HTTP gate sets nosniff and, with https,
 * Strict-Transport-Security on all responses.
 */
export function setSecurityHeaders(headers: Headers, page: PageOptions = {}): void {
  headers.set("Content-Security-Policy", contentSecurityPolicy(page));
  headers.set("X-Frame-Options", "DENY");
  // The value is not "no-referrer", because browsers would then post forms with "Origin: null".
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}

// The sources that Braintree requires:
// https://developer.paypal.com/braintree/docs/guides/client-sdk/setup/javascript/v3
const GATEWAY = {
  script: " https://js.braintreegateway.com https://assets.braintreegateway.com",
  style: " https://assets.braintreegateway.com",
  frame: " https://assets.braintreegateway.com https://*.cardinalcommerce.com",
  connect: " https://*.braintreegateway.com https://*.braintree-api.com",
  image: " https://assets.braintreegateway.com https://checkout.paypal.com",
};

const NO_SOURCES = { script: "", style: "", frame: "", connect: "", image: "" };

function contentSecurityPolicy({
  nonce,
  isLite = false,
  hasCardForm = false,
  picture,
}: PageOptions): string {
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'none'";
  const gateway = hasCardForm && !isLite ? GATEWAY : NO_SOURCES;
  return [
    "default-src 'self'",
    `script-src ${isLite ? "'none'" : own}${gateway.script}`,
    `style-src ${own}${gateway.style}`,
    `img-src 'self' data: blob:${gateway.image}${originOf(picture)}`,
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `connect-src 'self'${gateway.connect}`,
    `frame-src 'self'${gateway.frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Returns the origin of a picture with a space before it; empty for no picture, for a path of this
 * app and for an invalid address.
 */
function originOf(picture: string | null | undefined): string {
  return picture && URL.canParse(picture) ? ` ${new URL(picture).origin}` : "";
}
