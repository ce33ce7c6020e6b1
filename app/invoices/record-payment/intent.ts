/** The `intent` of the button that spreads the amount over the invoices and saves nothing. */
export const SPREAD = "spread";

/** The `intent` of the button that shows the invoices of the chosen currency. */
export const CHANGE_CURRENCY = "currency";
