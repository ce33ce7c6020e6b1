import type { REMINDER_WEEKDAYS } from "../../../../domain/invoices/reminder-days";
import { fill } from "../../../../domain/words/message";
import { reminderWords as words } from "../../../../domain/words/reminders";
import { FORM_TEXTS } from "./schema";

/** Returns the labels of the form's fields by name, also of each text, such as `texts.late_en`. */
export function getReminderLabels(): Record<string, string> &
  Record<"isOn" | "day" | "weekday", string> {
  const textLabels: Record<string, string> = {};
  for (const { name, kind, language } of FORM_TEXTS)
    textLabels[`texts.${name}`] = fill(words.textLabels[kind], {
      language: words.languages[language],
    });
  return { isOn: words.isOn, day: words.when, weekday: words.daysOfWeek, ...textLabels };
}

/** Returns the name of a weekday from 1 (Monday) to 6. */
export function formatWeekday(weekday: (typeof REMINDER_WEEKDAYS)[number]): string {
  return words.weekdays[weekday];
}

/** Formats a number of days after the due date; negative before it. */
export function formatReminderDay(day: number): string {
  if (day === 0) return words.dueDay;
  return day < 0 ? fill(words.daysBefore, { days: -day }) : fill(words.daysAfter, { days: day });
}
