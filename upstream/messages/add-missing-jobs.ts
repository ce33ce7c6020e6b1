import type { Kysely } from "kysely";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { addMailJob } from "./insert-message";

/** The age in milliseconds at which a program without jobs has sent a mail, or has ended. */
const MAX_AGE_MS = 5 * 60_000;

/**
 * Adds the jobs of mails that a program of an earlier version, which had no jobs, stored and did not
 * send. With `isShared`, such a program may still be running, and recent mails are left to it.
 */
export async function addMissingMailJobs(
  db: Kysely<Schema>,
  now: Date,
  { isShared }: { isShared: boolean },
): Promise<void> {
  const oldest = new Date(now.getTime() - MAX_AGE_MS).toISOString();
  const mails = await db
    .selectFrom("sent_messages")
    .select(["id", "company_id"])
    .where("state", "in", ["waiting", "sending"])
    .where("message_id", "=", "")
    .$if(isShared, (query) => query.where("made_at", "<=", oldest))
    .execute();
  for (const { id, company_id } of mails)
    await addMailJob(new CompanyBooks(db, [company_id]), id, now);
}
