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
