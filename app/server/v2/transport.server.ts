import { createHmac } from "node:crypto";
import * as z from "zod";
import { createUpstream } from "../../../upstream/app";
export { NewerBooksError, UnusableServerError } from "../../../upstream/db/faults";
import { readBraintreeKeys } from "../../../upstream/accounts/card-gateway/keys";
import { getSingleton } from "~/lib/singleton.server";
import { env, sessionSecret } from "../settings/env.server";

/** The API's base URL. The host of the embedded API is a placeholder, which is never resolved. */
export const apiBaseUrl = env.API_BASE_URL ?? "http://embedded.invalid/v2";

const openEmbedded = () =>
  getSingleton("upstream", async () => {
    const upstream = await createUpstream({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      backups: {
        isOn: env.BACKUPS === "on",
        folder: env.BACKUP_DIR,
        diskPercent: env.BACKUP_DISK_PERCENT,
      },
      apiKey: env.API_KEY,
      // All copies of the app must have the same link secret, so it is derived from the session
      // secret, which they share.
      linkSecret: createHmac("sha256", sessionSecret).update("links of customers").digest("hex"),
      hasDemo: env.demo,
      appUrl: env.APP_URL,
      isPublic: env.secure,
      hasExtensions: env.API_EXTENSIONS === "on",
      brandName: env.BRAND_NAME,
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      mailsPerHour: env.MAILS_PER_HOUR,
      demoEmail: env.demoLogin?.email,
      braintree: readBraintreeKeys(env),
    });
    upstream.startJobs();
    return upstream;
  });

/** Sends a request to the API, embedded or remote. */
export async function sendToUpstream(request: Request): Promise<Response> {
  return env.API_BASE_URL ? fetch(request) : (await openEmbedded()).fetch(request);
}

const backupSchema = z.object({
  /** When the newest good backup was made; null when there is none, like its age and size. */
  made_at: z.string().nullable(),
  age_seconds: z.number().nullable(),
  bytes: z.number().nullable(),
  /** Why there is no newer good backup, in words; null when all is well. */
  problem: z.string().nullable(),
});

const healthSchema = z.object({
  /** For how many seconds the oldest due job has been waiting. */
  jobs: z.object({ late_seconds: z.number() }).optional(),
  backup: backupSchema.optional(),
});

/**
 * The health of the API. `jobs` and `backup` are undefined for a plain server; `backup` also when
 * backups are off.
 */
type UpstreamHealth = { reachable: boolean } & z.output<typeof healthSchema>;

/**
 * Asks the API for its health. The API is reachable when it responds within three seconds, with a
 * status below 500.
 */
export async function fetchUpstreamHealth(): Promise<UpstreamHealth> {
  try {
    const request = new Request(new URL("/v2/healthz", apiBaseUrl), {
      signal: AbortSignal.timeout(3_000),
    });
    const answer = await sendToUpstream(request);
    const body = healthSchema.safeParse(await answer.json().catch(() => null));
    return { reachable: answer.status < 500, ...body.data };
  } catch {
    return { reachable: false };
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
