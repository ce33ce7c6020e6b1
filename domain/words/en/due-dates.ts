export const en = {
  dueOn: "Due on {date}",
  late: "{span} late",
  /** Follows the due date in a row of a list. */
  then: ", {time}",
  dueAndTime: "{due}, {time}",
} as const;
