import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import { decimalText } from "./wire.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/**
 * Finds the exchange rate on a date (YYYY-MM-DD): units of the currency with the id `to` for one
 * unit of the currency with the id `from`, as exact decimal text. Returns null when no rate is
 * known or the call fails.
 */
export async function findRate(
  session: Session,
  { from, to, date }: { from: string; to: string; date: string },
): Promise<string | null> {
  if (from === to) return "1";
  try {
    const { rate } = await callV2({
      path: "/currency_rate",
      query: { company_id: session.companyId, from_currency_id: from, to_currency_id: to, date },
      credentials: session.credentials,
      answer: z.object({ rate: z.object({ rate: decimalText }) }),
    });
    return rate.rate;
  } catch (error) {
    // When the rate cannot be read, the page is still shown and the user can type the rate.
    if (error instanceof UpstreamFault && !error.isAccessDenied) return null;
    throw error;
  }
}
