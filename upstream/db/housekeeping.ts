import type { Kysely } from "kysely";
import { addToMoment } from "../../domain/calendar/date-arithmetic";
import type { Schema } from "./schema";

/** How many days the response to a request with an idempotency key is stored. */
const RESPONSE_DAYS = 30;

/**
 * Deletes expired sessions, PINs, links that confirm an email, counts, and idempotency keys with
 * their responses.
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
}

/** Returns true when the database contains no account. */
export async function hasNoAccounts(db: Kysely<Schema>): Promise<boolean> {
  const account = await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  return account === undefined;
}
