import { sendConfirmationLink } from "~/models/account/confirmation.server";
import type { Credentials } from "~/server/v2/exchange.server";
import { listExtensions } from "~/server/v2/extensions.server";

/** The sign-up waits for no mail server: whoever gets no link can ask for one where it is needed. */
export async function sendLinkAfterSignUp(credentials: Credentials): Promise<void> {
  if (!(await listExtensions()).includes("confirmations")) return;
  sendConfirmationLink(credentials).catch((error: unknown) =>
    console.error("[sign-up] The link that confirms the email was not sent:", error),
  );
}
