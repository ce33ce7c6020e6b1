import type { CompanyBooks } from "../db/company-books";
import type { JobSubject } from "../db/job-tables";
import { createRefusal } from "../wire/api-error";
import type { JobHandlers } from "./handler";
import { readJobRow } from "./read-jobs";
import { NO_REASON, toReasonColumns } from "./reason";

/**
 * Puts a failed job back into the queue. Throws a refusal for any other job, and when the handler
 * refuses to repeat it.
 */
export async function retryJob(
  books: CompanyBooks,
  id: number | undefined,
  { now, handlers }: { now: Date; handlers: JobHandlers },
): Promise<void> {
  const job = await readJobRow(books, id);
  if (job.state !== "failed") throw createRefusal("tried_again_already");
  await handlers[job.kind].prepareRetry(books, JSON.parse(job.subject) as JobSubject);
  const moment = now.toISOString();
  await books
    .updateTable("jobs")
    .set({
      ...{ state: "waiting", ...toReasonColumns(NO_REASON), tries: 0 },
      ...{ due_at: moment, run_at: moment, ended_at: null },
    })
    .where("id", "=", job.id)
    .execute();
}
