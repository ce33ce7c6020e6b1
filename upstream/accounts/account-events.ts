import type { Transaction } from "kysely";
import { addToMoment } from "../../domain/calendar/date-arithmetic";
import type { Schema } from "../db/schema";

/** An event of an account at the time `now`: an entered PIN (`try`) or a mailed warning. */
type AccountEvent = { accountId: number; kind: "try" | "warning"; now: Date };

/**
 * Returns how many events of a kind the account had within the last 24 hours. Locks the account's
 * row, so that simultaneous calls run one after the other.
 */
export async function countRecentEvents(
  transaction: Transaction<Schema>,
  { accountId, kind, now }: AccountEvent,
): Promise<number> {
  await transaction
    .updateTable("accounts")
    .set((eb) => ({ email: eb.ref("email") }))
    .where("id", "=", accountId)
    .execute();
  const { count } = await transaction
    .selectFrom("pin_events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("happened_at", ">", addToMoment(now, -1, "day").toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Records an event of the account. Returns false, and records nothing, when the account had `limit`
 * events of this kind within the last 24 hours.
 */
export async function recordEventWithinLimit(
  transaction: Transaction<Schema>,
  { limit, ...event }: AccountEvent & { limit: number },
): Promise<boolean> {
  if ((await countRecentEvents(transaction, event)) >= limit) return false;
  const { accountId, kind, now } = event;
  await transaction
    .insertInto("pin_events")
    .values({ account_id: accountId, kind, happened_at: now.toISOString() })
    .execute();
  return true;
}
