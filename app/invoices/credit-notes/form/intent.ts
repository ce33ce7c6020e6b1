/** The `intent` of the button that fills in all quantities that can still be credited. */
export const CREDIT_ALL = "all";

/** The `intent` of the button that shows the new total and saves nothing. */
export const UPDATE_TOTAL = "update";
