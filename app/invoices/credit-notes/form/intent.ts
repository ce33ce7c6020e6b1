/** The values of the choice about what is paid too much after the credit note. */
export const KEEP = "keep" as const;
export const GIVE_BACK = "give_back" as const;

/** The `intent` of the button that fills in all quantities that can still be credited. */
export const CREDIT_ALL = "all";

/** The `intent` of the button that shows the new total and saves nothing. */
export const UPDATE_TOTAL = "update";
