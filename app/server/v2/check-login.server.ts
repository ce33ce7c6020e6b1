import * as z from "zod";
import { callV2 } from "./client.server";
import { UpstreamFault } from "./faults.server";
import type { Credentials } from "./exchange.server";

/**
 * Throws `UpstreamFault` "unauthorized" when the API knows the login no more. No lists are asked
 * for: a cheap call, which says nothing when the API cannot be reached or does not like it.
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
