import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toMailLanguage } from "./mail-language.server";
import { logSecurityEventForPlainApi, callAndLogRefusal } from "./plain-events.server";

/**
 * Whether the account has logged in on the device of the request before. A plain v2 API ignores
 * this fact.
 */
type RequestingDevice = { isKnownDevice: boolean };

/**
 * Sends a PIN by email. Returns without an error also when no account has the email.
 */
export async function requestPin(
  email: string,
  { isKnownDevice }: RequestingDevice,
): Promise<void> {
  try {
    const query = { email, ...(await toMailLanguage()) };
    await callV2({ path: "/pin", query, isKnownDevice, answer: z.unknown() });
    await logSecurityEventForPlainApi({ event: "pin_requested" });
  } catch (error) {
    // Errors that would reveal whether an account has the email are ignored.
    if (error instanceof UpstreamFault && error.isWrongGuess && error.kind !== "unauthorized")
      return;
    throw error;
  }
}

type Reset = { email: string; pin: string; password: string };

/**
 * Sets a new password. Throws `UpstreamFault` when the PIN is wrong or the password is not
 * accepted.
 */
export async function resetPassword(
  body: Reset,
  { isKnownDevice }: RequestingDevice,
): Promise<void> {
  await callAndLogRefusal("pin_entered", "wrong_pin", () =>
    callV2({ method: "PUT", path: "/password", body, isKnownDevice, answer: z.unknown() }),
  );
  await logSecurityEventForPlainApi({ event: "password_reset" });
}
