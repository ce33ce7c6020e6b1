import { DEFAULT_LANGUAGE, type Language } from "../../domain/languages";
import { getAccountMailWords } from "../../domain/words/account-mails";
import { fill } from "../../domain/words/message";
import { PIN_MINUTES } from "../../domain/lifetimes";
import { PIN_DIGITS, MAX_WRONG_PINS_PER_DAY } from "../../domain/limits/pins";
import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../db/schema";
import type { SendMail } from "../mail/mail";
import { recordSecurityEvent } from "./request-origin";
import { countRecentEvents } from "./account-events";
import { confirmEmail } from "./email-confirmations";
import { refuseWhenHashQueueIsFull } from "./hash-queue";
import { hashPassword, verifyPassword } from "./password";
import { countPinRequest } from "./pin-requests";
import { normalizeEmail } from "./sessions";

const ATTEMPTS_PER_PIN = 5;
/**
 * The shortest time in which a request is answered, in milliseconds. It is longer than the work in
 * the database, so that the response time does not reveal whether the email has an account.
 */
const MIN_ANSWER_MS = 100;

type Services = {
  now: () => Date;
  send: SendMail;
  brand: string;
  /** Is called with the account's id after each reset of a password. */
  onReset: (accountId: number) => void;
};

type PasswordReset = { email: string; pin: string; password: string };

/** Who asks for a PIN. `language` is that of the mail; null for the language of the account. */
export type PinRequest = RequestingDevice & { language: Language | null };

/**
 * `isKnownDevice` is true when the caller of the API says that the browser has logged in to this
 * account before.
 */
export type RequestingDevice = { isKnownDevice: boolean };

/** Resets forgotten passwords by PINs that are sent by mail. */
export class Pins {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Date;
  readonly #send: SendMail;
  readonly #brand: string;
  readonly #onReset: (accountId: number) => void;
  readonly #pendingMails = new Set<Promise<void>>();

  constructor(db: Kysely<Schema>, { now, send, brand, onReset }: Services) {
    this.#db = db;
    this.#now = now;
    this.#send = send;
    this.#brand = brand;
    this.#onReset = onReset;
  }

  /**
   * Mails a PIN when the email has an account. Returns null, or the number of seconds until the next
   * PIN may be requested when too many PINs were requested. Neither the result nor the response time
   * reveals whether the email has an account.
   */
  async request(email: string, asked: PinRequest): Promise<number | null> {
    const [seconds] = await Promise.all([this.#request(email, asked), wait(MIN_ANSWER_MS)]);
    return seconds;
  }

  async #request(email: string, { isKnownDevice, language }: PinRequest): Promise<number | null> {
    const seconds = await countPinRequest(this.#db, { email, isKnownDevice, now: this.#now() });
    if (seconds !== null) {
      recordSecurityEvent({ event: "pin_requested", refused: "limit" });
      return seconds;
    }
    const sending = this.#sendPin(email, language)
      .catch((error: unknown) =>
        console.error("The mail with a PIN could not be sent:", errorMessage(error)),
      )
      .finally(() => this.#pendingMails.delete(sending));
    this.#pendingMails.add(sending);
    return null;
  }

  /** Resolves when all mails have been sent or have failed. */
  async waitForMails(): Promise<void> {
    await Promise.all(this.#pendingMails);
  }

  /**
   * Sets the password and ends all sessions of the account. A used PIN changes nothing; the result
   * is then true when `password` is the password of the account. Returns false when the PIN is
   * wrong, expired or may not be tried any more, or when the email has no account. Throws a 503
   * when too many passwords are being hashed. True and false take at least `MIN_ANSWER_MS`, because
   * only an email with an account causes a write, which takes time.
   */
  async reset(reset: PasswordReset, device: RequestingDevice): Promise<boolean> {
    const [isReset] = await Promise.all([this.#reset(reset, device), wait(MIN_ANSWER_MS)]);
    return isReset;
  }

  async #reset(
    { email, pin, password }: PasswordReset,
    device: RequestingDevice,
  ): Promise<boolean> {
    // This check is done before an attempt is used, because a full queue must not cost an attempt.
    refuseWhenHashQueueIsFull();
    const account = await this.#findAccount(email);
    const stored = account && (await this.#useAttempt(account.id, device));
    if (!account || !stored || !matchesPin(pin, stored.pin_hash)) {
      const refused = account ? "wrong_pin" : "unknown_account";
      recordSecurityEvent({ event: "pin_entered", refused, account: account?.id ?? null });
      return false;
    }
    // The PIN was used by an earlier request. A repetition of that request has the same password.
    if (stored.is_used === 1) return verifyPassword(password, account.password_hash);
    const passwordHash = await hashPassword(password);
    await this.#db
      .transaction()
      .execute((transaction) => setPassword(transaction, account.id, passwordHash, this.#now()));
    recordSecurityEvent({ event: "password_reset", account: account.id });
    this.#onReset(account.id);
    return true;
  }

  async #sendPin(email: string, language: Language | null): Promise<void> {
    const pin = String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, "0");
    const account = await this.#findAccount(email);
    const event = { event: "pin_requested", account: account?.id ?? null } as const;
    if (!account) return recordSecurityEvent({ ...event, refused: "unknown_account" });
    await this.#storePin(account.id, hashPin(pin));
    recordSecurityEvent(event);
    const words = getAccountMailWords(language ?? account.language ?? DEFAULT_LANGUAGE);
    await this.#send({
      to: account.email,
      subject: fill(words.pinSubject, { brand: this.#brand }),
      text: `${fill(words.pinText, { pin, minutes: PIN_MINUTES })}\n\n${words.pinNotAsked}\n`,
    });
  }

  /** Stores the PIN in place of the account's previous PIN. */
  async #storePin(accountId: number, pin_hash: string): Promise<void> {
    const expires_at = new Date(this.#now().getTime() + PIN_MINUTES * 60_000).toISOString();
    const pin = { pin_hash, expires_at, attempts: 0, is_used: false };
    await this.#db
      .insertInto("pins")
      .values({ account_id: accountId, ...pin })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(pin))
      .execute();
  }

  /**
   * Uses one attempt and returns the stored PIN. Returns undefined when the account has no PIN that
   * may be tried.
   */
  async #useAttempt(accountId: number, { isKnownDevice }: RequestingDevice) {
    const now = this.#now();
    const limit = MAX_WRONG_PINS_PER_DAY[isKnownDevice ? "allDevices" : "unknownDevices"];
    return this.#db.transaction().execute(async (transaction) => {
      // The limit of the day is checked first, so that a blocked device does not use up an attempt
      // of the PIN.
      const attempts = await countRecentEvents(transaction, { accountId, kind: "try", now });
      if (attempts >= limit) return undefined;
      const pin = await transaction
        .updateTable("pins")
        .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
        .where("account_id", "=", accountId)
        .where("attempts", "<", ATTEMPTS_PER_PIN)
        .where("expires_at", ">", now.toISOString())
        .returning(["pin_hash", "is_used"])
        .executeTakeFirst();
      if (!pin) return undefined;
      await transaction
        .insertInto("pin_events")
        .values({ account_id: accountId, kind: "try", happened_at: now.toISOString() })
        .execute();
      return pin;
    });
  }

  #findAccount(email: string) {
    return this.#db
      .selectFrom("accounts")
      .select(["id", "email", "password_hash", "language"])
      .where("email", "=", normalizeEmail(email))
      .executeTakeFirst();
  }
}

async function setPassword(
  transaction: Transaction<Schema>,
  accountId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  // A valid PIN proves that the user receives mail at this email.
  await confirmEmail(transaction, accountId, now);
  await transaction
    .updateTable("accounts")
    .set({ password_hash: passwordHash })
    .where("id", "=", accountId)
    .execute();
  await transaction.deleteFrom("sessions").where("account_id", "=", accountId).execute();
  await transaction
    .updateTable("pins")
    .set({ is_used: true })
    .where("account_id", "=", accountId)
    .execute();
  // The right PIN was counted as an attempt, too. A reset deletes all counted attempts.
  await transaction
    .deleteFrom("pin_events")
    .where("account_id", "=", accountId)
    .where("kind", "=", "try")
    .execute();
}

// A slow hash would not protect a PIN, because there are only ten thousand PINs. The short lifetime
// and the limit of attempts protect it.
function hashPin(pin: string, salt = randomBytes(16).toString("hex")): string {
  return `${salt}$${createHash("sha256")
    .update(salt + pin)
    .digest("hex")}`;
}

function matchesPin(pin: string, stored: string): boolean {
  const [salt] = stored.split("$");
  return timingSafeEqual(Buffer.from(hashPin(pin, salt)), Buffer.from(stored));
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : "unknown";
}
