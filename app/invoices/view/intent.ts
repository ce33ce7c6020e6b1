const UNDO_PREFIX = "undo:";

/** What the button posts that takes a payment back. */
export function undoIntent(paymentId: string): string {
  return UNDO_PREFIX + paymentId;
}

/** The payment that is to be taken back; null for any other button. */
export function parseUndoIntent(intent: string): string | null {
  return intent.startsWith(UNDO_PREFIX) ? intent.slice(UNDO_PREFIX.length) : null;
}

/** What the button posts that deletes the invoice. */
export const DELETE = "delete";
