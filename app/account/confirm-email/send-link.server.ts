import { sendConfirmationLink } from "~/models/account/confirmation.server";
import type { Credentials } from "~/server/v2/exchange.server";
import { listExtensions } from "~/server/v2/extensions.server";

/**
 * Sends the confirmation link in the background, so that the sign-up does not wait for the mail
 * server. A user without a link can request one on the page that needs it.
 */
export async function sendLinkAfterSignUp(credentials: Credentials): Promise<void> {
  if (!(await listExtensions()).includes("confirmations")) return;
  sendConfirmationLink(credentials).catch((error: unknown) =>
    console.error("[sign-up] The link that confirms the email was not sent:", error),
  );
}
