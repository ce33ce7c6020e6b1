import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { logForPlainApi, logRefusalForPlainApi } from "./plain-events.server";

/** On what kind of device it is asked; a server of the plain v2 API makes no difference. */
type RequestingDevice = { isKnownDevice: boolean };

/** Has a PIN sent; the same for an email that nobody has. */
export async function requestPin(
  email: string,
  { isKnownDevice }: RequestingDevice,
): Promise<void> {
  try {
    await callV2({ path: "/pin", query: { email }, isKnownDevice, answer: z.unknown() });
    await logForPlainApi({ event: "pin_requested" });
  } catch (error) {
    // A server that tells unknown emails apart shall not be heard.
    if (error instanceof UpstreamFault && error.isWrongGuess && error.kind !== "unauthorized")
      return;
    throw error;
  }
}

type Reset = { email: string; pin: string; password: string };

export async function resetPassword(
  body: Reset,
  { isKnownDevice }: RequestingDevice,
): Promise<void> {
  await logRefusalForPlainApi("pin_entered", "wrong_pin", () =>
    callV2({ method: "PUT", path: "/password", body, isKnownDevice, answer: z.unknown() }),
  );
  await logForPlainApi({ event: "password_reset" });
}
