import * as z from "zod";
import { paths } from "~/paths";
import { env } from "~/server/settings/env.server";
import type { Session } from "~/server/session/session-storage.server";
import { callV2 } from "~/server/v2/client.server";
import type { Credentials } from "~/server/v2/exchange.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { text } from "../wire.server";

/** Whether a login's email is known to be its owner's, of the extension `confirmations`. */

const mailPermission = z.object({
  /** Of who is logged in. */
  email: text,
  /** `unconfirmed`: nobody of the company has confirmed their email. */
  mailing: z.enum(["open", "unconfirmed", "demo"]),
});

/** Whether mails go to customers of the company. */
export async function readMailPermission({ credentials, companyId }: Session) {
  const query = { business_id: companyId };
  return callV2({ path: "/email_confirmation", query, credentials, answer: mailPermission });
}

/** Has a link of this app sent to the email of who is logged in. */
export async function sendConfirmationLink(credentials: Credentials): Promise<void> {
  const app = env.APP_URL ?? `http://localhost:${env.PORT}`;
  const page = new URL(paths.confirmEmail(), app).href;
  await callV2({
    method: "POST",
    path: "/email_confirmation",
    body: { page },
    credentials,
    answer: z.unknown(),
  });
}

/** Whether the link with this token can be used; changes nothing. */
export function isConfirmationLinkValid(token: string): Promise<boolean> {
  return falseWhenNotFound(callV2({ path: confirmationPath(token), answer: z.unknown() }));
}

/** Uses the link up; false when it could not be used. */
export function confirmEmail(token: string): Promise<boolean> {
  return falseWhenNotFound(
    callV2({ method: "POST", path: confirmationPath(token), answer: z.unknown() }),
  );
}

async function falseWhenNotFound(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof UpstreamFault && error.kind === "notFound") return false;
    throw error;
  }
}

function confirmationPath(token: string): string {
  return `/public/email_confirmations/${encodeURIComponent(token)}`;
}
