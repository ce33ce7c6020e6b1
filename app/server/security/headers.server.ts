type PageOptions = {
  /** Allows the page's own script and style. */
  nonce?: string;
  /** Whether it is sent without script, which then nothing in it may bring in. */
  isLite?: boolean;
  /** Whether the card gateway's form may be opened on it. */
  hasCardForm?: boolean;
  /** The address of a picture on it that may be another server's; null for none. */
  picture?: string | null;
};

/**
 * Sets the headers that every page and private file carries; what all answers carry, nosniff and
 * Strict-Transport-Security, is set by the gate.
 */
export function setSecurityHeaders(headers: Headers, page: PageOptions = {}): void {
  headers.set("Content-Security-Policy", contentSecurityPolicy(page));
  headers.set("X-Frame-Options", "DENY");
  // "no-referrer" would make browsers post forms with "Origin: null".
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}

// As Braintree asks for:
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
  const others = hasCardForm && !isLite ? GATEWAY : NO_SOURCES;
  return [
    "default-src 'self'",
    `script-src ${isLite ? "'none'" : own}${others.script}`,
    `style-src ${own}${others.style}`,
    `img-src 'self' data: blob:${others.image}${originOf(picture)}`,
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `connect-src 'self'${others.connect}`,
    `frame-src 'self'${others.frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** With a space before; blank for an address of this app, or what is none. */
function originOf(picture: string | null | undefined): string {
  return picture && URL.canParse(picture) ? ` ${new URL(picture).origin}` : "";
}
