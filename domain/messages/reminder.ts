import { chooseDefaultTone } from "./tone";
import type { MessageWords, ReminderFacts } from "./words";

/** The texts of a reminder that an owner can write: of overdue invoices, and of invoices due soon. */
export const REMINDER_TEXT_KINDS = ["late", "due"] as const;

export type ReminderTextKind = (typeof REMINDER_TEXT_KINDS)[number];

/** What an owner can write in a text, and the app replaces in each mail. */
export const REMINDER_PLACEHOLDERS = ["{customer}", "{business}", "{sum}"] as const;

type Group = Omit<ReminderFacts, "contact" | "business">;

type ReminderInput = {
  words: MessageWords;
  contact: string;
  business: string;
  /** The overdue invoices, and those that are due soon. At least one group is not empty. */
  late: Group;
  due: Group;
  /** The oldest due date of the overdue invoices, and today, both YYYY-MM-DD. */
  oldestDue: string;
  today: string;
  /** The owner's texts, which replace the product's. Missing and empty texts replace nothing. */
  ownTexts: Partial<Record<ReminderTextKind, string>>;
};

/** Composes the mail that reminds a customer of overdue invoices and of invoices due soon. */
export function composeReminder({ words, late, due, ...input }: ReminderInput): {
  subject: string;
  text: string;
} {
  const { contact, business, ownTexts } = input;
  const parties = { contact, business };
  if (late.count === 0) {
    const facts = { ...parties, ...due };
    const text = ownTexts.due ? addLines(ownTexts.due, words, facts) : words.due(facts);
    return { subject: words.dueSubject(facts), text };
  }
  const facts = { ...parties, ...late };
  const tone = chooseDefaultTone(input.oldestDue, input.today);
  const text = ownTexts.late ? addLines(ownTexts.late, words, facts) : words.late[tone](facts);
  const more = due.count === 0 ? [] : [words.alsoDue, words.invoiceLines(due)];
  return { subject: words.lateSubject(facts), text: [text, ...more].join("\n\n") };
}

function addLines(own: string, words: MessageWords, facts: ReminderFacts): string {
  const values = [facts.contact, facts.business, words.joinAmounts(facts.sums)];
  const filled = REMINDER_PLACEHOLDERS.reduce(
    (text, placeholder, index) => text.replaceAll(placeholder, () => values[index] ?? ""),
    own,
  );
  return `${filled}\n\n${words.invoiceLines(facts)}`;
}
