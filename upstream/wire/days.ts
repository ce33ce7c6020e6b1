import { showDate } from "../../domain/calendar/days";
import { optionalDate } from "./fields";

/** The first and the last day that an address asks for, both included; null for what is left out. */
export const days = {
  from: optionalDate("The first day is not a date. Please give it as YYYY-MM-DD."),
  to: optionalDate("The last day is not a date. Please give it as YYYY-MM-DD."),
};

/** What is said of a first day after the last. */
export function reversedDays(from: string, to: string): string {
  return (
    `The first day, ${showDate(from)}, is after the last, ${showDate(to)}. ` +
    "Please change one of them."
  );
}
