import { createHmac, timingSafeEqual } from "node:crypto";
import { fieldText } from "~/lib/field-text";
import { errorPage } from "../request/error-page.server";
import { sessionSecret } from "../settings/env.server";
import { hasOriginHeaders } from "./cross-site.server";
import { recordSecurityEvent } from "./security-events.server";

/**
 * The hidden field of every posted form that says, for a browser which does not, that the form is
 * ours.
 */
export const PROOF_FIELD = "proof";

/**
 * Refuses, with a page, a form that neither its browser nor a proof made for this visitor says is
 * ours.
 */
export function requireFormProof(request: Request, form: FormData, visitorId: string): void {
  if (hasOriginHeaders(request)) return;
  const given = Buffer.from(fieldText(form, PROOF_FIELD));
  const made = Buffer.from(createProof(visitorId));
  if (visitorId && given.length === made.length && timingSafeEqual(given, made)) return;
  recordSecurityEvent({ event: "foreign_request", refused: "no_proof" });
  throw errorPage("foreign", 403);
}

/** What the forms of this visitor's pages carry; nobody else can make it. */
export function createProof(visitorId: string): string {
  return createHmac("sha256", sessionSecret).update(`form ${visitorId}`).digest("base64url");
}
