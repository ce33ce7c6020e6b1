import type { Kysely } from "kysely";
import type { Schema } from "../db/schema";

/** The email of the account in the demo data. The password of this account is public. */
export const DEMO_EMAIL = "demo@lejar.example";

/**
 * Logs a warning when the database contains the demo account. The caller has checked that demo data
 * is switched off.
 */
export async function warnAboutDemoAccount(db: Kysely<Schema>): Promise<void> {
  const account = await db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", DEMO_EMAIL)
    .executeTakeFirst();
  if (!account) return;
  console.warn(
    `WARNING: the database still contains the demo account ${DEMO_EMAIL}, whose password is public, ` +
      "although DEMO is off. Start with an empty data folder or database and DEMO=off.",
  );
}
