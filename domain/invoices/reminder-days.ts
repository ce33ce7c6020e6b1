/** The days after the due date on which reminders can go out; negative before the due date. */
export const REMINDER_DAYS = [-3, 0, 7, 14, 30] as const;

/** The first and the last hour of the day, in the company's time, between which reminders go out. */
export const REMINDER_HOURS = { first: "09:00", last: "17:00" } as const;

/** The weekdays on which reminders may go out, from 1 (Monday) to 6: never on a Sunday. */
export const REMINDER_WEEKDAYS = [1, 2, 3, 4, 5, 6] as const;
