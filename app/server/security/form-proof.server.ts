import { createHmac, timingSafeEqual } from "node:crypto";
import { readFieldText } from "~/lib/field-text";
import { createErrorPage } from "../request/error-page.server";
import { sessionSecret } from "../settings/env.server";
import { hasOriginHeaders } from "./cross-site.server";
import { recordSecurityEvent } from "./security-events.server";

/**
 * The hidden field of posted forms that proves, for browsers without origin headers, that this app
 * rendered the form.
 */
export const PROOF_FIELD = "proof";

/**
 * Throws the error page 403 unless the request has origin headers or the form contains the proof
 * for this visitor. An empty `visitorId` (no valid session cookie) never has a proof.
 */
export function requireFormProof(request: Request, form: FormData, visitorId: string): void {
  if (hasOriginHeaders(request)) return;
  // A form with the method GET has no proof, but the address to which a button posts it has one.
  const inAddress = new URL(request.url).searchParams.get(PROOF_FIELD);
  const givenProof = Buffer.from(inAddress ?? readFieldText(form, PROOF_FIELD));
  const expectedProof = Buffer.from(createProof(visitorId));
  if (
    visitorId &&
    givenProof.length === expectedProof.length &&
    timingSafeEqual(givenProof, expectedProof)
  )
    return;
  recordSecurityEvent({ event: "foreign_request", refused: "no_proof" });
  throw createErrorPage("foreign", 403);
}

/** Returns the proof that this visitor's forms contain. Only this app can create it. */
export function createProof(visitorId: string): string {
  return createHmac("sha256", sessionSecret).update(`form ${visitorId}`).digest("base64url");
}
