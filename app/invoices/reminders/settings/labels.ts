import { LANGUAGES } from "../../../../domain/languages";
import { REMINDER_TEXT_KINDS, type ReminderTextKind } from "../../../../domain/messages/reminder";
import { toTextName } from "./schema";

const KIND_LABELS: Record<ReminderTextKind, string> = {
  late: "When invoices are late",
  due: "Before invoices are late",
};

const TEXT_LABELS = Object.fromEntries(
  LANGUAGES.flatMap(({ id, englishName }) =>
    REMINDER_TEXT_KINDS.map((kind) => [
      `texts.${toTextName(kind, id)}`,
      `${KIND_LABELS[kind]}, in ${englishName}`,
    ]),
  ),
);

/** The labels of the form's fields by name, also of each text, such as `texts.late_en`. */
export const REMINDER_LABELS: Record<string, string> & Record<"isOn" | "day" | "weekday", string> =
  {
    isOn: "Send reminders automatically",
    day: "When",
    weekday: "Days of the week",
    ...TEXT_LABELS,
  };

const WEEKDAYS = ["", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Returns the name of a weekday from 1 (Monday) to 6. */
export function formatWeekday(weekday: number): string {
  return WEEKDAYS[weekday] ?? "";
}

/** Formats a number of days after the due date; negative before it. */
export function formatReminderDay(day: number): string {
  if (day === 0) return "On the day when it is due";
  return day < 0 ? `${-day} days before it is due` : `${day} days after`;
}
