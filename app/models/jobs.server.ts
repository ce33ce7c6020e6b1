import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";

/**
 * Tries a failed job again. Throws `UpstreamFault` "refused" with a message when the job is no longer
 * failed, or has nothing left to do.
 */
export async function retryJob(
  session: Session,
  jobId: string,
  idempotencyKey: string,
): Promise<void> {
  await callV2({
    method: "POST",
    path: `/jobs/${encodeURIComponent(jobId)}/retry`,
    body: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.unknown(),
  });
}
