import * as z from "zod";
import { REMINDER_DAYS, REMINDER_WEEKDAYS } from "../../../../domain/invoices/reminder-days";
import { LANGUAGES, type Language } from "../../../../domain/languages";
import { REMINDER_LIMITS } from "../../../../domain/limits/reminders";
import { REMINDER_TEXT_KINDS, type ReminderTextKind } from "../../../../domain/messages/reminder";
import { headerText, typedTextOfAnyLength } from "~/forms/checks";
import { formatTooLongMessage } from "~/forms/fields";
import type { ReminderSettings, ReminderSettingsInput } from "~/models/reminders.server";
import { reminderWords as words } from "../../../../domain/words/reminders";

/** Ticked boxes of one name. The reader of forms gives one value as a text. */
const ticked = z.union([z.array(z.string()), z.string().transform((one) => [one])]).default([]);

/** The form of the settings with its typed values. A text is named after kind and language. */
export const reminderForm = z.object({
  key: z.string().default(""),
  /** The etag of the settings. */
  version: headerText,
  isOn: z.string().default(""),
  /** The ticked days after the due date. */
  day: ticked,
  /** The ticked weekdays, on which reminders go out. */
  weekday: ticked,
  texts: z.record(typedTextOfAnyLength).default({}),
});

export type ReminderForm = z.output<typeof reminderForm>;

/** Returns the name of a text in the form. */
export function toTextName(kind: ReminderTextKind, language: Language): string {
  return `${kind}_${language}`;
}

/** All texts of the form. */
export const FORM_TEXTS = LANGUAGES.flatMap(({ id: language }) =>
  REMINDER_TEXT_KINDS.map((kind) => ({ language, kind, name: toTextName(kind, language) })),
);

/** Returns the errors of the form by field. */
export function checkReminderForm({ isOn, day, weekday, texts }: ReminderForm) {
  const errors: Record<string, string> = {};
  if (isOn && day.length === 0) errors.day = words.noDay;
  if (weekday.length === 0) errors.weekday = words.noWeekday;
  for (const { name } of FORM_TEXTS)
    if ((texts[name] ?? "").trim().length > REMINDER_LIMITS.text)
      errors[`texts.${name}`] = formatTooLongMessage(REMINDER_LIMITS.text);
  return errors;
}

/** Converts a checked form to the API's input. */
export function toReminderInput({
  isOn,
  day,
  weekday,
  texts,
}: ReminderForm): ReminderSettingsInput {
  return {
    isOn: isOn !== "",
    days: REMINDER_DAYS.filter((each) => day.includes(String(each))),
    excludedWeekdays: REMINDER_WEEKDAYS.filter((each) => !weekday.includes(String(each))),
    texts: FORM_TEXTS.map(({ name, ...text }) => ({ ...text, text: (texts[name] ?? "").trim() })),
  };
}

/** Returns the form with the stored settings. */
export function toReminderForm(settings: ReminderSettings, key: string): ReminderForm {
  const { is_on, days, excluded_weekdays, texts, updated_at } = settings;
  return {
    key,
    version: updated_at,
    isOn: is_on ? "on" : "",
    day: days.map(String),
    weekday: REMINDER_WEEKDAYS.filter((each) => !excluded_weekdays.includes(each)).map(String),
    texts: Object.fromEntries(
      texts.map(({ kind, language, text }) => [toTextName(kind, language), text]),
    ),
  };
}
