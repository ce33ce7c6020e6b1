import { formatDate } from "../../domain/calendar/days";
import { getDayInZone, getTimeInZone } from "../../domain/calendar/time-zone";
import { MALAYSIA } from "../../domain/countries";
import { DEFAULT_LANGUAGE } from "../../domain/languages";
import { getAccountMailWords } from "../../domain/words/account-mails";
import { fill } from "../../domain/words/message";
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

type MailWords = ReturnType<typeof getAccountMailWords>;

/** A change of a business profile. */
export type ProfileChange = {
  /** The name of the business. */
  name: string;
  /** The changed fields that the password protects. */
  fields: (keyof MailWords["fields"])[];
  /** The old and the new email; either may be empty. Null when the email was not changed. */
  email: { before: string; after: string } | null;
};

/** Writes the mails to an account's email, and to those of its business. */
type WriteMails = (account: { email: string; words: MailWords }) => Mail[];

type Services = { now: () => Date; send: SendMail; brand: string };

/**
 * Mails an owner about a change that somebody else may have made, in the language of the account,
 * because the owner must understand them, whoever made the change. The mails are sent in the
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
    const moment = this.#services.now();
    const address = findClientAddress();
    this.#warn(accountId, ({ email, words }) => [
      {
        to: email,
        subject: fill(words.passwordSubject, { brand }),
        text: toText([
          fill(words.passwordText, { when: formatWhen(words, moment, address) }),
          fill(words.passwordNotYou, { brand }),
        ]),
      },
    ]);
  }

  /**
   * Warns the account's email about a changed profile. When the email of the business was changed,
   * warns the old and the new email of the business, too, unless it is empty or the account's.
   */
  warnOfProfileChange(accountId: number, change: ProfileChange): void {
    const { brand } = this.#services;
    const moment = this.#services.now();
    const address = findClientAddress();
    this.#warn(accountId, ({ email, words }) => [
      composeLoginMail(email, change, {
        ...{ brand, words, when: formatWhen(words, moment, address) },
      }),
      ...composeBusinessMails(change, {
        ...{ brand, words, when: formatWhen(words, moment, null) },
      }).filter(({ to }) => to !== email),
    ]);
  }

  /** Resolves when all mails have been sent or have failed. */
  async waitForMails(): Promise<void> {
    await Promise.all(this.#pendingMails);
  }

  #warn(accountId: number, writeMails: WriteMails): void {
    const sending = this.#send(accountId, writeMails)
      .catch((error: unknown) =>
        console.error("A warning by mail could not be sent:", summarizeError(error)),
      )
      .finally(() => this.#pendingMails.delete(sending));
    this.#pendingMails.add(sending);
  }

  async #send(accountId: number, writeMails: WriteMails): Promise<void> {
    const { now, send } = this.#services;
    const { email, language } = await this.#db
      .selectFrom("accounts")
      .select(["email", "language"])
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    const event = { accountId, kind: "warning", limit: WARNINGS_PER_DAY, now: now() } as const;
    const isRecorded = await this.#db
      .transaction()
      .execute((transaction) => recordEventWithinLimit(transaction, event));
    if (!isRecorded) return;
    // A rejected mail does not stop the other mails.
    const words = getAccountMailWords(language ?? DEFAULT_LANGUAGE);
    const mails = writeMails({ email, words });
    const sent = await Promise.allSettled(mails.map((mail) => send(mail)));
    const failed = sent.find((each) => each.status === "rejected");
    if (failed) throw failed.reason;
  }
}

/**
 * Returns when a change was made: "on 24/11/2026 at 17:05 (time of Malaysia and Singapore)".
 * `address` is the client's; null when it is unknown or not to be told.
 */
function formatWhen(words: MailWords, moment: Date, address: string | null): string {
  const day = formatDate(getDayInZone(MALAYSIA.timeZone, moment));
  const time = getTimeInZone(MALAYSIA.timeZone, moment);
  return address === null
    ? fill(words.when, { day, time })
    : fill(words.whenFrom, { day, time, address });
}

const toText = (paragraphs: string[]) => `${paragraphs.join("\n\n")}\n`;

type MailContext = { brand: string; words: MailWords; when: string };

function composeLoginMail(
  to: string,
  { fields, name }: ProfileChange,
  { brand, words, when }: MailContext,
): Mail {
  const labels = fields.map((field) => words.fields[field]).join(words.comma);
  return {
    to,
    subject: words.profileSubject,
    text: toText([
      fill(words.profileText, { name, when, fields: labels }),
      fill(words.profileNotYou, { brand }),
    ]),
  };
}

// These mails contain neither the typed values nor the client's address, because the email may
// belong to a stranger.
function composeBusinessMails(
  { email }: ProfileChange,
  { brand, words, when }: MailContext,
): Mail[] {
  if (!email) return [];
  const mails = [
    { to: email.before, text: words.emailBefore },
    { to: email.after, text: words.emailAfter },
  ];
  return mails
    .filter(({ to }) => to !== "")
    .map(({ to, text }) => ({
      to,
      subject: fill(words.emailSubject, { brand }),
      text: toText([fill(text, { brand, when }), words.emailNotYou]),
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
