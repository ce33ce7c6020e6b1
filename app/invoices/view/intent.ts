const UNDO_PREFIX = "undo:";

/** Returns the `intent` of the button that undoes a payment. */
export function formatUndoIntent(paymentId: string): string {
  return UNDO_PREFIX + paymentId;
}

/** Returns the id of the payment to undo; null for any other button. */
export function parseUndoIntent(intent: string): string | null {
  return intent.startsWith(UNDO_PREFIX) ? intent.slice(UNDO_PREFIX.length) : null;
}

/** The `intent` of the button that deletes the invoice. */
export const DELETE = "delete";

/** The `intent` of the button that pays the invoice from what the customer has on account. */
export const USE_ON_ACCOUNT = "use";

/** The `intent` of the button that puts on account what the invoice was paid too much. */
export const KEEP_ON_ACCOUNT = "keep";
