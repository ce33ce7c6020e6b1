import { randomUUID } from "node:crypto";
import { REMINDER_DAYS, REMINDER_WEEKDAYS } from "../../../../domain/invoices/reminder-days";
import { compareFields, type DescribedFields, type Difference } from "~/forms/differences";
import { readReminderSettings } from "~/models/reminders.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { formatReminderDay, formatWeekday, REMINDER_LABELS } from "./labels";
import { FORM_TEXTS, toReminderForm, type ReminderForm } from "./schema";

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
  const days = REMINDER_DAYS.filter((each) => day.includes(String(each)));
  const weekdays = REMINDER_WEEKDAYS.filter((each) => weekday.includes(String(each)));
  return [
    [REMINDER_LABELS.isOn, isOn ? "Yes" : "No"],
    [REMINDER_LABELS.day, days.map(formatReminderDay).join(", ")],
    [REMINDER_LABELS.weekday, weekdays.map(formatWeekday).join(", ")],
    ...FORM_TEXTS.map(({ name }): DescribedFields[number] => [
      REMINDER_LABELS[`texts.${name}`] ?? "",
      texts[name] ?? "",
    ]),
  ];
}
