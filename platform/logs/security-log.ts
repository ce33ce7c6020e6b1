/** What is told for whoever must find out afterwards who did what: docs/operations/watch.md. */
export const SECURITY_EVENTS = [
  "login",
  "logout",
  "sign_up",
  "pin_requested",
  "pin_entered",
  "password_reset",
  "password_confirmed",
  "payment_details_changed",
  "business_email_changed",
  "company_switched",
  "exported",
  "link_made",
  "link_ended",
  "customer_mailed",
  "foreign_request",
] as const;

export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/** Why something was refused. */
export type RefusalReason =
  | "wrong_password"
  | "wrong_pin"
  | "unknown_account"
  /** Too many tries, or too many mails. */
  | "limit"
  | "mail_failed"
  /** A form or a request that another site's page sent. */
  | "foreign_origin"
  /** A form without the proof that this app's own page made it. */
  | "no_proof";

/**
 * An event is done, or refused for a reason. Neither passwords, PINs, tokens, emails nor values of
 * fields have a place in it.
 */
export type SecurityEvent = {
  event: SecurityEventName;
  refused?: RefusalReason;
  /** Null where nobody is known. */
  account?: string | number | null;
  company?: string | number | null;
  /** The file that was exported. */
  file?: string;
  /** The invoice that was sent or shared. */
  invoice?: number;
  /** The names of the fields that were changed. */
  fields?: string[];
};

/** The request in which it happened. */
export type LoggedRequestInfo = {
  /** As in the line of the request itself; null outside of requests. */
  id: string | null;
  /** The client's address, as far as it is known. */
  address: string | null;
};

/** Writes one line of JSON to standard output, also where requests are not logged. */
export function logSecurityEvent(
  { event, refused, account, company, file, invoice, fields }: SecurityEvent,
  { id, address }: LoggedRequestInfo,
): void {
  const line = {
    time: new Date().toISOString(),
    level: refused ? "warn" : "info",
    message: "security",
    event,
    outcome: refused ? "refused" : "done",
    reason: refused,
    account: idText(account),
    company: idText(company),
    ...{ file, invoice, fields },
    address,
    id,
  };
  console.log(JSON.stringify(line));
}

// The app has ids as text, the API as numbers: both logs are searched alike.
function idText(id: string | number | null | undefined): string | null {
  return id === null || id === undefined ? null : String(id);
}
