/** The button that enters everything that is left to credit. */
export const CREDIT_ALL = "all";

/** The button that adds up the quantities without saving. */
export const UPDATE = "update";
