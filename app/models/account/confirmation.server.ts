import * as z from "zod";
import { paths } from "~/paths";
import { env } from "~/server/settings/env.server";
import type { Session } from "~/server/session/session-storage.server";
import { callV2 } from "~/server/v2/client.server";
import type { Credentials } from "~/server/v2/exchange.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { text } from "../wire.server";
import { toMailLanguage } from "./mail-language.server";

// This module makes the calls of the extension `confirmations`: links that confirm the email of a
// user.

const mailPermission = z.object({
  /** The email of the logged-in user. */
  email: text,
  /**
   * `open` means that mails may be sent, `unconfirmed` that no user of the company has confirmed an
   * email, and `demo` that the user has the demo account, which sends no mails.
   */
  mailing: z.enum(["open", "unconfirmed", "demo"]),
});

/** Reads whether the user may send mails to customers of the company. */
export async function readMailPermission({ credentials, companyId }: Session) {
  const query = { business_id: companyId };
  return callV2({ path: "/email_confirmation", query, credentials, answer: mailPermission });
}

/** Sends a confirmation link, which leads to this app, to the email of the logged-in user. */
export async function sendConfirmationLink(credentials: Credentials): Promise<void> {
  const app = env.APP_URL ?? `http://localhost:${env.PORT}`;
  const page = new URL(paths.confirmEmail(), app).href;
  await callV2({
    method: "POST",
    path: "/email_confirmation",
    body: { page, ...(await toMailLanguage()) },
    credentials,
    answer: z.unknown(),
  });
}

/** Returns whether the link with this token is valid. Changes nothing. */
export function isConfirmationLinkValid(token: string): Promise<boolean> {
  return falseWhenNotFound(callV2({ path: confirmationPath(token), answer: z.unknown() }));
}

/** Confirms the email by the link with this token. Returns false when the link is not valid. */
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
