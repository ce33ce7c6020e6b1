import { formatDate } from "../../domain/calendar/days";
import { getDayInZone, getTimeInZone } from "../../domain/calendar/time-zone";
import { MALAYSIA } from "../../domain/countries";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema";
import { findClientAddress } from "./request-origin";
import type { Mail, SendMail } from "../mail/mail";
import { recordEventWithinLimit } from "./account-events";

/**
 * The most changes per account within 24 hours that are reported by mail, more than any user needs.
 * The limit protects strangers, because a change sends a mail to any address that is typed into the
 * profile.
 */
const WARNINGS_PER_DAY = 20;

/** A change of a business profile. */
export type ProfileChange = {
  /** The name of the business. */
  name: string;
  /** The labels of those changed fields that the password protects. */
  fields: string[];
  /** The old and the new email; either may be empty. Null when the email was not changed. */
  email: { before: string; after: string } | null;
};

type Services = { now: () => Date; send: SendMail; brand: string };

/**
 * Mails an owner about a change that somebody else may have made. The mails are sent in the
 * background, and a failure is logged.
 */
export class Warnings {
  readonly #db: Kysely<Schema>;
  readonly #services: Services;
  readonly #pendingMails = new Set<Promise<void>>();

  constructor(db: Kysely<Schema>, services: Services) {
    this.#db = db;
    this.#services = services;
  }

  /** Warns the account's email about a new password. */
  warnOfPasswordReset(accountId: number): void {
    const { brand } = this.#services;
    const when = this.#timeText() + formatClientAddress();
    this.#warn(accountId, (email) => [
      {
        to: email,
        subject: `Your ${brand} password was changed`,
        text:
          `Your password was changed ${when}, by a PIN that was sent to this address. ` +
          `Everybody who was logged in has been logged out.\n\n` +
          `If it was not you, somebody else can read your mails: change the password of your ` +
          `mailbox first. Then choose 'Forgot password' at the login of ${brand}.\n`,
      },
    ]);
  }

  /**
   * Warns the account's email about a changed profile. When the email of the business was changed,
   * warns the old and the new email of the business, too, unless it is empty or the account's.
   */
  warnOfProfileChange(accountId: number, change: ProfileChange): void {
    const { brand } = this.#services;
    const [when, address] = [this.#timeText(), formatClientAddress()];
    this.#warn(accountId, (email) => [
      composeLoginMail(email, change, { brand, when: when + address }),
      ...composeBusinessMails(change, { brand, when }).filter(({ to }) => to !== email),
    ]);
  }

  /** Resolves when all mails have been sent or have failed. */
  async waitForMails(): Promise<void> {
    await Promise.all(this.#pendingMails);
  }

  #warn(accountId: number, writeMails: (email: string) => Mail[]): void {
    const sending = this.#send(accountId, writeMails)
      .catch((error: unknown) =>
        console.error("A warning by mail could not be sent:", summarizeError(error)),
      )
      .finally(() => this.#pendingMails.delete(sending));
    this.#pendingMails.add(sending);
  }

  async #send(accountId: number, writeMails: (email: string) => Mail[]): Promise<void> {
    const { now, send } = this.#services;
    const { email } = await this.#db
      .selectFrom("accounts")
      .select("email")
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    const event = { accountId, kind: "warning", limit: WARNINGS_PER_DAY, now: now() } as const;
    const isRecorded = await this.#db
      .transaction()
      .execute((transaction) => recordEventWithinLimit(transaction, event));
    if (!isRecorded) return;
    // A rejected mail does not stop the other mails.
    const sent = await Promise.allSettled(writeMails(email).map((mail) => send(mail)));
    const failed = sent.find((each) => each.status === "rejected");
    if (failed) throw failed.reason;
  }

  /**
   * Returns the current time as text: "on 24/11/2026 at 17:05 (time of Malaysia and Singapore)".
   */
  #timeText(): string {
    const now = this.#services.now();
    const day = formatDate(getDayInZone(MALAYSIA.timeZone, now));
    const time = getTimeInZone(MALAYSIA.timeZone, now);
    return `on ${day} at ${time} (time of Malaysia and Singapore)`;
  }
}

/** Formats the client's address as the end of a clause. Returns "" when the address is unknown. */
function formatClientAddress(): string {
  const address = findClientAddress();
  return address === null ? "" : `, from the address ${address}`;
}

type MailContext = { brand: string; when: string };

function composeLoginMail(
  to: string,
  { fields, name }: ProfileChange,
  { brand, when }: MailContext,
): Mail {
  return {
    to,
    subject: "The details of your business were changed",
    text:
      `In the business profile of ${name} this was changed ${when}: ${fields.join(", ")}.\n\n` +
      `Invoices tell your customers to pay by these details. If it was not you or somebody who ` +
      `works for you, put them right in 'Business Profile', and choose 'Forgot password' at the ` +
      `login of ${brand}, which logs everybody out.\n`,
  };
}

// These mails contain neither the typed values nor the client's address, because the email may
// belong to a stranger.
function composeBusinessMails({ email }: ProfileChange, { brand, when }: MailContext): Mail[] {
  if (!email) return [];
  const subject = `The email of a business on ${brand} was changed`;
  const mails = [
    { to: email.before, words: "This address was its email, and is not any more." },
    { to: email.after, words: "This address is its email from now on." },
  ];
  return mails
    .filter(({ to }) => to !== "")
    .map(({ to, words }) => ({
      to,
      subject,
      text:
        `The email of a business on ${brand} was changed ${when}. ${words}\n\n` +
        `If it is your business and you did not change it, choose 'Forgot password' at the login, ` +
        `and put it right in 'Business Profile'. If you know nothing of it, you need not do ` +
        `anything.\n`,
    }));
}

/**
 * Returns a summary of a mail error for the log. It contains neither the text nor the recipient of
 * the mail.
 */
function summarizeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode].filter(Boolean).join(" ");
}
