import { formatDate } from "../../../domain/calendar/days";
import { readReminderPause, type PausedRecord } from "~/models/reminders.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { getLanguage, joinInSentence } from "../../../domain/words/in-languages";
import { fill } from "../../../domain/words/message";
import { reminderWords as words } from "../../../domain/words/reminders";

/**
 * Returns what a page says about the reminders of an invoice or a customer. Null when reminders are
 * off, when the API has none, and when the call fails.
 */
export async function findReminderState(
  session: Session,
  record: PausedRecord,
): Promise<ReminderStateView | null> {
  if (!(await listExtensions()).includes("reminders")) return null;
  try {
    const pause = await readReminderPause(session, record);
    if (!pause.is_on) return null;
    return { record, isPaused: pause.paused, text: describeReminders(record, pause) };
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return null;
    throw error;
  }
}

export type ReminderStateView = { record: PausedRecord; isPaused: boolean; text: string };

function describeReminders(
  { kind }: PausedRecord,
  { paused, contact_paused, dates }: Awaited<ReturnType<typeof readReminderPause>>,
): string {
  if (paused) return words.paused;
  if (contact_paused) return words.customerPaused;
  if (kind === "contact") return words.automatic;
  if (dates.length === 0) return words.noMore;
  return fill(words.automaticOn, {
    days: joinInSentence(getLanguage(), dates.map(formatDate)),
  });
}
