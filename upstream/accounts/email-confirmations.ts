import { CONFIRMATION_LINK_DAYS } from "../../domain/lifetimes";
import { createHash, randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../db/schema";
import { ApiError, notFound, unacceptable } from "../wire/api-error";
import type { SendMail } from "../mail/mail";
import { waitAtMost } from "../mail/wait-at-most";
import type { Account } from "./sessions";

const LINKS_PER_DAY = 5;
/** Whoever presses twice means one mail. */
const ONE_PRESS_MS = 60_000;
/** Within what whoever calls still waits for an answer. */
const ANSWER_MS = 6_000;
const DAY_MS = 24 * 60 * 60_000;

type Services = {
  db: Kysely<Schema>;
  now: () => Date;
  send: SendMail;
  brand: string;
  isDemo: (email: string) => boolean;
};

/** Links by mail, which show that a login's email is its owner's. */
export class EmailConfirmations {
  readonly #services: Services;
  readonly #underWay = new Set<Promise<void>>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Sends a link to the account's email that begins with `page`, and is no longer than needed. */
  async request({ id, email }: Account, page: string): Promise<void> {
    const { isDemo, send, brand } = this.#services;
    if (isDemo(email)) throw unacceptable("The demo account sends no emails.");
    const token = randomBytes(32).toString("base64url");
    if (!(await this.#keep(id, hashOf(token)))) return;
    const link = `${page.replace(/\/$/, "")}/${token}`;
    const sent = send({ to: email, ...mailWords(link, brand) })
      .catch(async (error: unknown) => {
        console.error("A mail that confirms an email was not taken:", nameOf(error));
        await this.#forget(hashOf(token));
        throw new ApiError(503, "The email could not be sent. Please try again later.");
      })
      .finally(() => this.#underWay.delete(sent));
    this.#underWay.add(sent);
    // It may fail after nobody waits for it any longer.
    sent.catch(() => undefined);
    await waitAtMost(ANSWER_MS, sent);
  }

  /** Refused unless a link with this token can be used; the same words whatever is wrong with it. */
  async find(token: string): Promise<void> {
    const { db, now } = this.#services;
    const link = await db
      .selectFrom("email_confirmations")
      .select("account_id")
      .where("token_hash", "=", hashOf(token))
      .where("expires_at", ">", now().toISOString())
      .executeTakeFirst();
    if (!link) throw notFound("link");
  }

  /** Uses it up, with all others of its account; refused as by `find`. */
  async confirm(token: string): Promise<void> {
    const { db, now } = this.#services;
    await db.transaction().execute(async (transaction) => {
      const used = await transaction
        .deleteFrom("email_confirmations")
        .where("token_hash", "=", hashOf(token))
        .where("expires_at", ">", now().toISOString())
        .returning("account_id")
        .executeTakeFirst();
      if (!used) throw notFound("link");
      await confirmEmail(transaction, used.account_id, now());
    });
  }

  /** Resolves when no mail is under way. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  /** False when no link is needed: the email is confirmed, or one was sent just now. */
  async #keep(account_id: number, token_hash: string): Promise<boolean> {
    const now = this.#services.now();
    const since = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
    return this.#services.db.transaction().execute(async (transaction) => {
      // Whoever comes at the same time waits here.
      const account = await transaction
        .updateTable("accounts")
        .set((eb) => ({ email: eb.ref("email") }))
        .where("id", "=", account_id)
        .returning("email_confirmed_at")
        .executeTakeFirstOrThrow();
      if (account.email_confirmed_at !== null) return false;
      const links = await transaction
        .selectFrom("email_confirmations")
        .select("made_at")
        .where("account_id", "=", account_id)
        .where("made_at", ">", since(DAY_MS))
        .execute();
      if (links.some(({ made_at }) => made_at > since(ONE_PRESS_MS))) return false;
      if (links.length >= LINKS_PER_DAY) throw tooMany();
      const expires_at = since(-CONFIRMATION_LINK_DAYS * DAY_MS);
      await transaction
        .insertInto("email_confirmations")
        .values({ token_hash, account_id, made_at: now.toISOString(), expires_at })
        .execute();
      return true;
    });
  }

  async #forget(tokenHash: string): Promise<void> {
    await this.#services.db
      .deleteFrom("email_confirmations")
      .where("token_hash", "=", tokenHash)
      .execute();
  }
}

/** Notes that the account's email is its owner's; links that were sent for it lead nowhere then. */
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

/** Nothing in it is of who signed up: it may reach somebody who knows nothing of that. */
function mailWords(link: string, brand: string): { subject: string; text: string } {
  return {
    subject: `Please confirm your email for ${brand}`,
    text:
      `Open this link and press the button there, to confirm that this is your email address:\n\n` +
      `${link}\n\n` +
      `It works once, for ${CONFIRMATION_LINK_DAYS} days, on any device.\n\n` +
      `If you have no ${brand} account, you need not do anything.\n`,
  };
}

function tooMany(): ApiError {
  const words =
    `The link was sent ${LINKS_PER_DAY} times within a day, which is the most.` +
    " Please look for it among the spam, or ask for it again tomorrow.";
  return new ApiError(429, words, { retryAfter: DAY_MS / 1000 });
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}
