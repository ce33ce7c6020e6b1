// The messages for users when something fails. The messages about a field are in the field's schema.

/** The message when the browser got no response of the app, or the app no response of the API. */
export const CONNECTION_ERROR_MESSAGE = {
  title: "Connection Error",
  text: "Please try again later.",
};

/** The message when the login has ended. */
export const LOGGED_OUT_MESSAGE = { title: "Unauthorized", text: "You have been logged out" };

/** The message for an error that nothing in the app expects. */
export const UNEXPECTED_ERROR_MESSAGE = {
  title: "Something went wrong",
  text: "This is our mistake, and it was noted. Please try again.",
  canRetry: true,
};

/** The names of the messages in `FAULT_MESSAGES`. */
export type FaultMessageName =
  | "notFound"
  | "refused"
  | "unreachable"
  | "malformed"
  | "foreign"
  | "unreadable"
  | "otherCompany"
  | "tooLarge";

type Message = { title: string; text: string; canRetry?: boolean };

/**
 * The messages of the pages that `createErrorPage` returns. A message of the API, if there is one,
 * replaces `text`.
 */
export const FAULT_MESSAGES: Record<FaultMessageName, Message> = {
  notFound: {
    title: "Not found",
    text:
      "There is nothing at this address. It may have been deleted, or belong to " +
      "another company.",
  },
  refused: { title: "Error", text: "This could not be done." },
  unreachable: { ...CONNECTION_ERROR_MESSAGE, canRetry: true },
  malformed: {
    title: "Error",
    text: "The service gave an answer that cannot be read. Please try again later.",
    canRetry: true,
  },
  foreign: {
    title: "Not sent",
    text:
      "This form did not come from the app itself, so nothing was changed. Open the " +
      "page in the app and send it there.",
  },
  unreadable: {
    title: "Not sent",
    text:
      "What was sent could not be read, so nothing was changed. Go back and send the " +
      "form again.",
  },
  otherCompany: {
    title: "Not sent",
    text:
      "This page was made in another of your companies, so nothing was changed. What " +
      "you entered is kept there: go on in either company.",
  },
  tooLarge: {
    title: "Too large",
    text:
      "The form is larger than can be taken, so nothing was changed. Go back, shorten it or " +
      "choose smaller pictures, and send it again.",
  },
};

/** A fault or a refusal in words for the user. */
export type FaultText = { title: string; text: string };
