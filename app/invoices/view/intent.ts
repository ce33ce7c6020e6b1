const UNDO = "undo:";

/** What the button posts that takes a payment back. */
export function undoIntent(paymentId: string): string {
  return UNDO + paymentId;
}

/** The payment that is to be taken back; null for any other button. */
export function readUndo(intent: string): string | null {
  return intent.startsWith(UNDO) ? intent.slice(UNDO.length) : null;
}

/** What the button posts that deletes the invoice. */
export const DELETE = "delete";
