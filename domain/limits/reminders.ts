/** The limits of a text of reminders, in characters. */
export const REMINDER_LIMITS = { text: 1_000 } as const;
