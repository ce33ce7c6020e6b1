import type { FaultKind } from "~/v2.server";

/** What an error page is told; thrown with the status, shown by `components/error-message.tsx`. */
export type ErrorPage = {
  kind: FaultKind | "foreign" | "unreadable" | "tooLarge" | "methodNotAllowed";
  /** The upstream's own words, or blank. */
  words: string;
  /** What was posted and got no answer: offered to be sent again, so that nothing typed is lost. */
  resend?: { to: string; fields: [name: string, value: string][] };
};
