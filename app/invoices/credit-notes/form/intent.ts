/** What the button posts that fills in all that is left of every line. */
export const CREDIT_ALL = "all";

/** Adds up what was typed, and saves nothing. */
export const UPDATE = "update";
