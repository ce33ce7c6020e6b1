import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { noteForPlainApi, notedForPlainApi } from "./plain-events.server";

/** Has a PIN sent; the same for an email that nobody has. */
export async function requestPin(email: string): Promise<void> {
  try {
    await callV2({ path: "/pin", query: { email }, answer: z.unknown() });
    await noteForPlainApi({ event: "pin_requested" });
  } catch (error) {
    // A server that tells unknown emails apart shall not be heard.
    if (error instanceof UpstreamFault && error.isWrongGuess && error.kind !== "unauthorized")
      return;
    throw error;
  }
}

export async function resetPassword(reset: {
  email: string;
  pin: string;
  password: string;
}): Promise<void> {
  await notedForPlainApi("pin_entered", "wrong_pin", () =>
    callV2({ method: "PUT", path: "/password", body: reset, answer: z.unknown() }),
  );
  await noteForPlainApi({ event: "password_reset" });
}
