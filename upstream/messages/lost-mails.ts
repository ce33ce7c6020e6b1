import type { Kysely } from "kysely";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { recordOutcome } from "./record-outcome";
import { SUBJECT_COLUMNS } from "./subjects/subject";

/**
 * The age in milliseconds at which an unfinished mail is regarded as lost. Drawing the PDF and
 * sending the mail normally take much less time.
 */
const LOST_AFTER_MS = 5 * 60_000;

const REASON_WHEN_SENDING =
  "The app stopped while this email was being sent. It may have arrived: ask your customer, or send it again.";
const REASON_WHEN_WAITING =
  "The app stopped before this email was sent. Nothing was sent: please send it again.";

/**
 * Sets the outcome of lost mails at the start and then every five minutes, because other copies of
 * the program may stop and not start again. `isShared` is false when no other copy uses the database:
 * the check at the start then includes recent mails. Returns a function that stops the timer.
 */
export async function startLostMailCheck(
  db: Kysely<Schema>,
  now: () => Date,
  { isShared }: { isShared: boolean },
): Promise<() => void> {
  await resolveLostMails(db, { now: now(), isShared });
  const check = () =>
    void resolveLostMails(db, { now: now(), isShared: true }).catch((error: unknown) =>
      console.error("The check for lost mails failed:", error),
    );
  const timer = setInterval(check, LOST_AFTER_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Sets the outcome of mails whose process ended: `interrupted` for a mail that was being sent,
 * which may have arrived, and `failed` for a waiting mail. No mail is sent again automatically.
 * With `isShared`, recent mails are not changed, because a running program may still send them.
 */
async function resolveLostMails(
  db: Kysely<Schema>,
  { now, isShared }: { now: Date; isShared: boolean },
): Promise<void> {
  const oldest = new Date(now.getTime() - LOST_AFTER_MS).toISOString();
  const lost = await db
    .selectFrom("sent_messages")
    .select([...SUBJECT_COLUMNS, "id", "recipient", "is_reminder", "state", "actor"])
    .where("state", "in", ["waiting", "sending"])
    .$if(isShared, (query) => query.where("made_at", "<=", oldest))
    .orderBy("id")
    .execute();
  for (const { actor, state, ...mail } of lost) {
    const outcome =
      state === "sending"
        ? ({ state: "interrupted", reason: REASON_WHEN_SENDING } as const)
        : ({ state: "failed", reason: REASON_WHEN_WAITING } as const);
    await db.transaction().execute(async (transaction) => {
      const books = new CompanyBooks(transaction, [mail.company_id]);
      await books.lock();
      await recordOutcome(books, mail, { ...outcome, from: [state] }, { now, actor });
    });
  }
}
