import type { Kysely } from "kysely";
import { addToMoment } from "../../domain/calendar/date-arithmetic";
import type { Schema } from "./schema";

/** How many days the response to a request with an idempotency key is stored. */
const RESPONSE_DAYS = 30;
/** How many days the text of a mail that was not sent is stored, so that it can be sent again. */
const UNSENT_TEXT_DAYS = 30;
/** How many days a job that is done is stored. Its key prevents a second job for the same work. */
const DONE_JOB_DAYS = 90;

/**
 * Deletes expired sessions, PINs, links that confirm an email, counts, idempotency keys with their
 * responses, the texts of old mails that were not sent, and jobs that were done long ago.
 */
export async function deleteExpired(db: Kysely<Schema>, now: Date): Promise<void> {
  const oldestResponse = addToMoment(now, -RESPONSE_DAYS, "day");
  await db.deleteFrom("sessions").where("expires_at", "<=", now.toISOString()).execute();
  const dayAgo = addToMoment(now, -1, "day").toISOString();
  await db.deleteFrom("pin_events").where("happened_at", "<=", dayAgo).execute();
  await db.deleteFrom("pin_requests").where("began_at", "<=", dayAgo).execute();
  await db.deleteFrom("email_confirmations").where("expires_at", "<=", now.toISOString()).execute();
  await db.deleteFrom("shared_counts").where("period", "<", dayAgo).execute();
  await db.deleteFrom("pins").where("expires_at", "<=", now.toISOString()).execute();
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", oldestResponse.toISOString())
    .execute();
  await db
    .updateTable("sent_messages")
    .set({ subject: "", text: "" })
    .where("state", "in", ["failed", "interrupted"])
    .where("made_at", "<", addToMoment(now, -UNSENT_TEXT_DAYS, "day").toISOString())
    .where("subject", "<>", "")
    .execute();
  await db
    .deleteFrom("jobs")
    .where("state", "=", "done")
    .where("ended_at", "<", addToMoment(now, -DONE_JOB_DAYS, "day").toISOString())
    .execute();
}

/** Returns a function that calls `deleteExpired` when it was not called on this day (UTC). */
export function createDailyCleanUp(db: Kysely<Schema>): (now: Date) => Promise<void> {
  let lastDay = "";
  return async (now) => {
    const day = now.toISOString().slice(0, 10);
    if (day === lastDay) return;
    lastDay = day;
    await deleteExpired(db, now);
  };
}

/** Returns true when the database contains no account. */
export async function hasNoAccounts(db: Kysely<Schema>): Promise<boolean> {
  const account = await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  return account === undefined;
}
