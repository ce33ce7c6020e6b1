import { setSecurityHeaders } from "~/server/security/headers.server";
import { readDropInScript } from "~/account/sign-up/payment/drop-in.server";

/** Responds with Braintree's drop-in script for the payment page. Needs no session. */
export function loader() {
  const headers = new Headers({
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "public, max-age=86400",
  });
  setSecurityHeaders(headers);
  return new Response(readDropInScript(), { headers });
}
