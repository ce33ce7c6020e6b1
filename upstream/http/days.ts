import { displayDate } from "../clock";
import { optionalDate } from "./fields";

/** The first and the last day that an address asks for, both included; null for what is left out. */
export const days = {
  from: optionalDate("The first day is not a date. Please give it as YYYY-MM-DD."),
  to: optionalDate("The last day is not a date. Please give it as YYYY-MM-DD."),
};

/** What is said of a first day after the last. */
export function reversedDays(from: string, to: string): string {
  return (
    `The first day, ${displayDate(from)}, is after the last, ${displayDate(to)}. ` +
    "Please change one of them."
  );
}
