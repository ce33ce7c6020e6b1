import { errorWords as words } from "../../domain/words/errors";

// The messages for users when something fails. The messages about a field are in the field's schema.

/** A fault or a refusal in words for the user. */
export type FaultText = { title: string; text: string };

/** Returns the message when the browser got no response of the app, or the app none of the API. */
export function connectionErrorMessage(): FaultText {
  return words.connection;
}

/** Returns the message for an error that nothing in the app expects. */
export function unexpectedErrorMessage(): FaultText & { canRetry: true } {
  return { ...words.unexpected, canRetry: true };
}
