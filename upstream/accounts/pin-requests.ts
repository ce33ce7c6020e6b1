import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema";
import { normalizeEmail } from "./sessions";

const DAY_MS = 24 * 60 * 60_000;

/**
 * The most requests of PINs for one email in the 24 hours that begin with the first request.
 * Requests from known devices and from unknown devices are counted separately.
 */
const MAILS_PER_DAY = 50;

/**
 * Counts a request for a PIN, also for an email without an account. Returns null when a PIN may be
 * sent, or the number of seconds until the next PIN may be sent.
 */
export async function countPinRequest(
  db: Kysely<Schema>,
  { email, isKnownDevice, now }: { email: string; isKnownDevice: boolean; now: Date },
): Promise<number | null> {
  const email_hash = createHash("sha256").update(normalizeEmail(email)).digest("hex");
  const asked_by = isKnownDevice ? "device" : "stranger";
  const began_at = now.toISOString();
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  // One statement counts and checks, so that simultaneous requests cannot exceed the limit.
  const counted = await db
    .insertInto("pin_requests")
    .values({ email_hash, asked_by, count: 1, began_at })
    .onConflict((conflict) =>
      conflict
        .columns(["email_hash", "asked_by"])
        .doUpdateSet((eb) => {
          const isExpired = eb("pin_requests.began_at", "<=", dayAgo);
          return {
            count: eb
              .case()
              .when(isExpired)
              .then(1)
              .else(eb("pin_requests.count", "+", 1))
              .end(),
            began_at: eb
              .case()
              .when(isExpired)
              .then(began_at)
              .else(eb.ref("pin_requests.began_at"))
              .end(),
          };
        })
        .where((eb) =>
          eb.or([
            eb("pin_requests.began_at", "<=", dayAgo),
            eb("pin_requests.count", "<", MAILS_PER_DAY),
          ]),
        ),
    )
    .returning("count")
    .executeTakeFirst();
  if (counted) return null;
  const current = await db
    .selectFrom("pin_requests")
    .select("began_at")
    .where("email_hash", "=", email_hash)
    .where("asked_by", "=", asked_by)
    .executeTakeFirst();
  const allowedAgain = new Date(current?.began_at ?? now).getTime() + DAY_MS;
  return Math.max(1, Math.ceil((allowedAgain - now.getTime()) / 1000));
}
