import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { repeatPath } from "../record-path.server";

/** Days are YYYY-MM-DD; `from` blank for the invoice's next, `until` blank for good. */
export type RepeatInput = {
  invoiceId: string;
  every: string;
  interval: number;
  from: string;
  until: string;
};

/** Throws `UpstreamFault` "refused" with what is wrong with it. The same `key` does it once. */
export async function createRepeat(
  session: Session,
  { invoiceId, ...days }: RepeatInput,
  key: string,
): Promise<void> {
  await callV2({
    method: "POST",
    path: "/repeats",
    body: { business_id: session.companyId, invoice_id: invoiceId, ...days },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.unknown(),
  });
}

/** What was written of it stays. */
export async function endRepeat(session: Session, repeatId: string, key: string): Promise<void> {
  await callV2({
    method: "DELETE",
    path: repeatPath(repeatId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.unknown(),
  });
}

/** Leaves one day out. */
export async function skipRepeatDay(
  session: Session,
  { repeatId, date }: { repeatId: string; date: string },
  key: string,
): Promise<void> {
  await callV2({
    method: "POST",
    path: `${repeatPath(repeatId)}/skip`,
    body: { business_id: session.companyId, date },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.unknown(),
  });
}
