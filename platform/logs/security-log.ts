/** The events that operators need to trace who did what (docs/operations/watch.md). */
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

/** Why an event was refused. */
export type RefusalReason =
  | "wrong_password"
  | "wrong_pin"
  | "unknown_account"
  /** Too many attempts or mails. */
  | "limit"
  /** A form or request that another site's page sent. */
  | "foreign_origin"
  /** A form without the proof that this app rendered it. */
  | "no_proof";

/**
 * A security event. The action was done, or was refused for the reason `refused`. An event must not
 * contain passwords, PINs, tokens, emails or field values.
 */
export type SecurityEvent = {
  event: SecurityEventName;
  refused?: RefusalReason;
  /** The id of the user's account; null when the account is unknown. */
  account?: string | number | null;
  /** The id of the company; null when the company is unknown. */
  company?: string | number | null;
  /** The kind of file that was exported, such as "invoices.csv". */
  file?: string;
  /** The id of the invoice that was mailed, or whose link was created or ended. */
  invoice?: number;
  /** The names of the fields that were changed. */
  fields?: string[];
};

/** The request that caused the event. */
export type LoggedRequestInfo = {
  /** The id in the request log; null outside requests. */
  id: string | null;
  /** The client's address; null when it is unknown. */
  address: string | null;
};

/** Logs an event as one line of JSON to standard output, even when requests are not logged. */
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

// Ids are logged as text, because the app has them as text and the API as numbers.
function idText(id: string | number | null | undefined): string | null {
  return id === null || id === undefined ? null : String(id);
}
