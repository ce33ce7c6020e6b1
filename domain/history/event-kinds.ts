import type { EventCode } from "./codes";

/**
 * What happens to an invoice or a contact. `made` is a creation. `linked` and `unlinked` are the
 * creation and the revocation of a link to the customer's page.
 */
export const EVENT_KINDS = [
  "made",
  "issued",
  "edited",
  "paid",
  "undone",
  // The invoice was paid from what the customer had on account, or its payment went there.
  "applied",
  "released",
  // Money of a contact: on account, given back, and taken back out of both.
  "received",
  "receipt_undone",
  "refunded",
  "refund_undone",
  "credited",
  "credit_voided",
  "voided",
  "deleted",
  "linked",
  "unlinked",
  "opened",
  "mailed",
  "mail_failed",
  "mail_interrupted",
  "reminded",
  "restored",
  // The invoice was written and issued by a repeat, without a user.
  "repeated",
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** A mail that is not sent yet stands among the events, but is none. */
export type ShownKind = EventKind | "mail_waiting";

export function isShownKind(kind: string): kind is ShownKind {
  return kind === "mail_waiting" || EVENT_KINDS.some((known) => known === kind);
}

/** The document of a mail. A mail without one has the invoice itself. */
export const MAILED_PAPERS = ["receipt", "credit_note", "statement"] as const;

export type MailedPaper = (typeof MAILED_PAPERS)[number];

type EventFacts = {
  /** The address of a mail. */
  to?: string | undefined;
  /** How a reminder was sent. */
  way?: string | undefined;
  paper?: MailedPaper | undefined;
  version?: number | undefined;
};

/** Returns the code of the sentence that says what happened. */
export function toEventCode(kind: ShownKind, { to, way, paper, version }: EventFacts): EventCode {
  switch (kind) {
    case "edited":
      return version ? "edited_version" : "edited";
    case "mailed":
    case "mail_waiting":
    case "mail_interrupted":
    case "mail_failed":
      return paper ? `${kind}_${paper}` : kind;
    case "reminded":
      if (to) return "reminded_to";
      return way === "whatsapp" || way === "sms" || way === "mail" ? `reminded_${way}` : "reminded";
    default:
      return kind;
  }
}
