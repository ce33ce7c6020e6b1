import { createHmac } from "node:crypto";
import { createUpstream } from "../../../upstream/app";
export { NewerBooksError, UnusableServerError } from "../../../upstream/db/faults";
import { readBraintreeKeys } from "../../../upstream/accounts/card-gateway/keys";
import { getSingleton } from "~/lib/singleton.server";
import { env, sessionSecret } from "../settings/env.server";

/** The API's base URL. The host of the embedded API is a placeholder, which is never resolved. */
export const apiBaseUrl = env.API_BASE_URL ?? "http://embedded.invalid/v2";

const openEmbedded = () =>
  getSingleton("upstream", () =>
    createUpstream({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      apiKey: env.API_KEY,
      // All copies of the app must have the same link secret, so it is derived from the session
      // secret, which they share.
      linkSecret: createHmac("sha256", sessionSecret).update("links of customers").digest("hex"),
      hasDemo: env.demo,
      isPublic: env.secure,
      hasExtensions: env.API_EXTENSIONS === "on",
      brandName: env.BRAND_NAME,
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      mailsPerHour: env.MAILS_PER_HOUR,
      demoEmail: env.demoLogin?.email,
      braintree: readBraintreeKeys(env),
    }),
  );

/** Sends a request to the API, embedded or remote. */
export async function sendToUpstream(request: Request): Promise<Response> {
  return env.API_BASE_URL ? fetch(request) : (await openEmbedded()).fetch(request);
}

/** Returns whether the API responds within three seconds, with a status below 500. */
export async function isUpstreamReachable(): Promise<boolean> {
  try {
    const request = new Request(new URL("/v2/healthz", apiBaseUrl), {
      signal: AbortSignal.timeout(3_000),
    });
    return (await sendToUpstream(request)).status < 500;
  } catch {
    return false;
  }
}

/** Closes the embedded API, if it is in use. */
export async function closeUpstream(): Promise<void> {
  if (!env.API_BASE_URL) await (await openEmbedded()).close();
}

/** Opens the embedded API, if it is in use, so that the first page need not wait for it. */
export async function openUpstream(): Promise<void> {
  if (!env.API_BASE_URL) await openEmbedded();
}
