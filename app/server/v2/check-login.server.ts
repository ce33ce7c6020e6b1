import * as z from "zod";
import { callV2 } from "./client.server";
import { UpstreamFault } from "./faults.server";
import type { Credentials } from "./exchange.server";

/**
 * Throws `UpstreamFault` "unauthorized" when the API no longer accepts the login. The check
 * requests an empty set of lists, which is a cheap call. Other faults of the API are ignored.
 */
export async function checkLogin(credentials: Credentials): Promise<void> {
  try {
    await callV2({
      method: "POST",
      path: "/lists/mixed",
      body: { requests: [] },
      credentials,
      answer: z.unknown(),
    });
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.kind === "unauthorized") throw error;
  }
}
