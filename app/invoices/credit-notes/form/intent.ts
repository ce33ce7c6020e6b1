/** Fills in all quantities that can still be credited. */
export const CREDIT_ALL = "all";

/** Shows the new total and saves nothing. */
export const UPDATE_TOTAL = "update";
