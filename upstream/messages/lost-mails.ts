import type { Kysely } from "kysely";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { recordOutcome } from "./record-outcome";
import { SUBJECT_COLUMNS } from "./subjects/subject";

/** Longer than drawing the PDF takes, and all that a mail server may make one wait. */
const LOST_AFTER_MS = 5 * 60_000;

const REASON_WHEN_SENDING =
  "The app stopped while this email was being sent. It may have arrived: ask your customer, or send it again.";
const REASON_WHEN_WAITING =
  "The app stopped before this email was sent. Nothing was sent: please send it again.";

/**
 * Settles the lost mails at a start, and from then on those of other copies, which may not start
 * again; returns what ends it.
 */
export async function startLostMailCheck(
  db: Kysely<Schema>,
  now: () => Date,
  { isShared }: { isShared: boolean },
): Promise<() => void> {
  await resolveLostMails(db, { now: now(), isShared });
  const settle = () =>
    void resolveLostMails(db, { now: now(), isShared: true }).catch((error: unknown) =>
      console.error("Lost mails could not be looked for:", error),
    );
  const timer = setInterval(settle, LOST_AFTER_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Finds the mails whose process died: one that was being sent may have gone, one that waited did
 * not. None is sent again by itself. What a living copy of several may still be sending is left
 * alone; a database that only this process has, has no such copy.
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
