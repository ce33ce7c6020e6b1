import { joinList } from "../../../../domain/words/in-languages";
import { randomUUID } from "node:crypto";
import { REMINDER_DAYS, REMINDER_WEEKDAYS } from "../../../../domain/invoices/reminder-days";
import { compareFields, type DescribedFields, type Difference } from "~/forms/differences";
import { readReminderSettings } from "~/models/reminders.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { formatReminderDay, formatWeekday, getReminderLabels } from "./labels";
import { FORM_TEXTS, toReminderForm, type ReminderForm } from "./schema";
import { commonWords } from "../../../../domain/words/common";

/**
 * Compares the typed settings with those that somebody else has saved meanwhile, and returns the
 * form that replaces them when it is saved once more. Returns null when they cannot be read now.
 */
export async function findReminderConflict(
  session: Session,
  form: ReminderForm,
): Promise<{ form: ReminderForm; differences: Difference[] } | null> {
  // The API repeats its answer for a key that it has seen, so the next attempt needs a new key.
  const key = randomUUID();
  try {
    const stored = toReminderForm(await readReminderSettings(session), key);
    const differences = compareFields(describeForm(form), describeForm(stored));
    return { form: { ...form, key, version: stored.version }, differences };
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return null;
    throw error;
  }
}

function describeForm({ isOn, day, weekday, texts }: ReminderForm): DescribedFields {
  const labels = getReminderLabels();
  const days = REMINDER_DAYS.filter((each) => day.includes(String(each)));
  const weekdays = REMINDER_WEEKDAYS.filter((each) => weekday.includes(String(each)));
  return [
    [labels.isOn, isOn ? commonWords.yes : commonWords.no],
    [labels.day, joinList(days.map(formatReminderDay))],
    [labels.weekday, joinList(weekdays.map(formatWeekday))],
    ...FORM_TEXTS.map(({ name }): DescribedFields[number] => [
      labels[`texts.${name}`] ?? "",
      texts[name] ?? "",
    ]),
  ];
}
