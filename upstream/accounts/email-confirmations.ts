import { DEFAULT_LANGUAGE, type Language } from "../../domain/languages";
import { CONFIRMATION_LINK_DAYS } from "../../domain/lifetimes";
import { fill } from "../../domain/words/message";
import { getAccountMailWords } from "../../domain/words/account-mails";
import { createHash, randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../db/schema";
import { ApiError, createNotFoundError, createRefusal } from "../wire/api-error";
import type { SendMail } from "../mail/mail";
import { waitAtMost } from "../mail/wait-at-most";
import type { Account } from "./sessions";
import { toRefusal } from "../../domain/refusals/refusal";

/** The most links that are mailed to one account within 24 hours. */
const LINKS_PER_DAY = 5;
/** The time in milliseconds after a mail in which a request sends no further mail. */
const REPEAT_WINDOW_MS = 60_000;
/** The longest time that a caller waits for the mail server, in milliseconds. */
const MAX_WAIT_MS = 6_000;
const DAY_MS = 24 * 60 * 60_000;

type Services = {
  db: Kysely<Schema>;
  now: () => Date;
  send: SendMail;
  brand: string;
  isDemo: (email: string) => boolean;
};

/** Which link is asked for. `language` is that of the mail; null for that of the account. */
type AskedLink = { pageUrl: string; language: Language | null };

/** Sends and checks the links by which users confirm that an email belongs to them. */
export class EmailConfirmations {
  readonly #services: Services;
  readonly #pendingMails = new Set<Promise<void>>();

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Mails a link to the account's email. The link is `pageUrl` with the token appended. Sends
   * nothing when the email is confirmed or a link was sent within the last minute. Throws a 422 for
   * the demo account, a 429 above the limit and a 503 when the mail server fails within
   * `MAX_WAIT_MS`.
   */
  async sendLink({ id, email }: Account, asked: AskedLink): Promise<void> {
    const { isDemo, send, brand } = this.#services;
    if (isDemo(email)) throw createRefusal("demo_sends_no_emails");
    const token = randomBytes(32).toString("base64url");
    const account = await this.#storeLink(id, hashToken(token));
    if (!account) return;
    const link = `${asked.pageUrl.replace(/\/$/, "")}/${token}`;
    const language = asked.language ?? account.language ?? DEFAULT_LANGUAGE;
    const sent = send({ to: email, ...composeMail(link, { brand, language }) })
      .catch(async (error: unknown) => {
        console.error(
          "The mail server rejected a mail that confirms an email address:",
          errorName(error),
        );
        await this.#deleteLink(hashToken(token));
        throw new ApiError(503, toRefusal("email_not_sent"));
      })
      .finally(() => this.#pendingMails.delete(sent));
    this.#pendingMails.add(sent);
    // The mail can fail after the caller has stopped waiting; this handler prevents an unhandled
    // rejection.
    sent.catch(() => undefined);
    await waitAtMost(MAX_WAIT_MS, sent);
  }

  /** Throws the same 404 for an unknown, a used and an expired token. */
  async checkLink(token: string): Promise<void> {
    const { db, now } = this.#services;
    const link = await db
      .selectFrom("email_confirmations")
      .select("account_id")
      .where("token_hash", "=", hashToken(token))
      .where("expires_at", ">", now().toISOString())
      .executeTakeFirst();
    if (!link) throw createNotFoundError("link");
  }

  /**
   * Confirms the email of the token's account and deletes all links of the account. Throws a 404
   * for an unknown, a used and an expired token.
   */
  async confirm(token: string): Promise<void> {
    const { db, now } = this.#services;
    await db.transaction().execute(async (transaction) => {
      const used = await transaction
        .deleteFrom("email_confirmations")
        .where("token_hash", "=", hashToken(token))
        .where("expires_at", ">", now().toISOString())
        .returning("account_id")
        .executeTakeFirst();
      if (!used) throw createNotFoundError("link");
      await confirmEmail(transaction, used.account_id, now());
    });
  }

  /** Resolves when all mails have been sent or have failed. */
  async waitForMails(): Promise<void> {
    await Promise.allSettled(this.#pendingMails);
  }

  /**
   * Stores a link and returns its account. Returns null, and stores nothing, when the email is confirmed
   * or a link was stored within the last minute. Throws a 429 above the limit.
   */
  async #storeLink(
    account_id: number,
    token_hash: string,
  ): Promise<{ language: Language | null } | null> {
    const now = this.#services.now();
    const momentBefore = (milliseconds: number) =>
      new Date(now.getTime() - milliseconds).toISOString();
    return this.#services.db.transaction().execute(async (transaction) => {
      // This update locks the account's row, so that simultaneous requests run one after the other.
      const account = await transaction
        .updateTable("accounts")
        .set((eb) => ({ email: eb.ref("email") }))
        .where("id", "=", account_id)
        .returning(["email_confirmed_at", "language"])
        .executeTakeFirstOrThrow();
      if (account.email_confirmed_at !== null) return null;
      const links = await transaction
        .selectFrom("email_confirmations")
        .select("made_at")
        .where("account_id", "=", account_id)
        .where("made_at", ">", momentBefore(DAY_MS))
        .execute();
      if (links.some(({ made_at }) => made_at > momentBefore(REPEAT_WINDOW_MS))) return null;
      if (links.length >= LINKS_PER_DAY) throw tooManyLinksError();
      const expires_at = new Date(now.getTime() + CONFIRMATION_LINK_DAYS * DAY_MS).toISOString();
      await transaction
        .insertInto("email_confirmations")
        .values({ token_hash, account_id, made_at: now.toISOString(), expires_at })
        .execute();
      return account;
    });
  }

  async #deleteLink(tokenHash: string): Promise<void> {
    await this.#services.db
      .deleteFrom("email_confirmations")
      .where("token_hash", "=", tokenHash)
      .execute();
  }
}

/** Marks the account's email as confirmed and deletes the account's links. */
export async function confirmEmail(
  transaction: Transaction<Schema>,
  accountId: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("accounts")
    .set({ email_confirmed_at: now.toISOString() })
    .where("id", "=", accountId)
    .where("email_confirmed_at", "is", null)
    .execute();
  await transaction.deleteFrom("email_confirmations").where("account_id", "=", accountId).execute();
}

/**
 * Returns the subject and the text of the mail. The mail names no person and no business, because it
 * reaches a stranger when the address was mistyped.
 */
function composeMail(
  link: string,
  { brand, language }: { brand: string; language: Language },
): { subject: string; text: string } {
  const words = getAccountMailWords(language);
  const paragraphs = [
    words.confirmText,
    link,
    fill(words.confirmDays, { days: CONFIRMATION_LINK_DAYS }),
    fill(words.confirmUnknown, { brand }),
  ];
  return {
    subject: fill(words.confirmSubject, { brand }),
    text: `${paragraphs.join("\n\n")}\n`,
  };
}

function tooManyLinksError(): ApiError {
  return new ApiError(429, toRefusal("too_many_links", { max: LINKS_PER_DAY }), {
    retryAfter: DAY_MS / 1000,
  });
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function errorName(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}
