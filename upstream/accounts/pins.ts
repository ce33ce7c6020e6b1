import { PIN_MINUTES } from "../../domain/lifetimes";
import { PIN_DIGITS, WRONG_PINS_A_DAY } from "../../domain/limits/pins";
import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../db/schema";
import type { SendMail } from "../mail/mail";
import { noteSecurityEvent } from "./request-origin";
import { countOfDay } from "./account-events";
import { confirmEmail } from "./email-confirmations";
import { refuseWhenBusy } from "./hash-queue";
import { hashPassword, verifyPassword } from "./password";
import { countRequest } from "./pin-requests";
import { emailKey } from "./sessions";

const ATTEMPTS_PER_PIN = 5;
/** Well above what a try, or the count of one who asks for a PIN, takes. */
const ANSWER_MS = 100;

type Outside = {
  now: () => Date;
  send: SendMail;
  brand: string;
  /** Told of each password that was set anew. */
  onReset: (accountId: number) => void;
};

type Reset = { email: string; pin: string; password: string };

/** Whoever calls knows on what device it is asked; one who does not say is a stranger. */
export type Asker = { isKnownDevice: boolean };

/** Passwords that were forgotten: PINs by mail, and what they open. */
export class Pins {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Date;
  readonly #send: SendMail;
  readonly #brand: string;
  readonly #onReset: (accountId: number) => void;
  readonly #underWay = new Set<Promise<void>>();

  constructor(db: Kysely<Schema>, { now, send, brand, onReset }: Outside) {
    this.#db = db;
    this.#now = now;
    this.#send = send;
    this.#brand = brand;
    this.#onReset = onReset;
  }

  /**
   * Answers in how many seconds to ask again when none is sent now, else null; never by what the
   * lookup of the email finds, nor sooner or later by the mail that is written for a known one.
   */
  async request(email: string, asker: Asker): Promise<number | null> {
    const [seconds] = await Promise.all([this.#request(email, asker), wait(ANSWER_MS)]);
    return seconds;
  }

  async #request(email: string, { isKnownDevice }: Asker): Promise<number | null> {
    const seconds = await countRequest(this.#db, { email, isKnownDevice, now: this.#now() });
    if (seconds !== null) {
      noteSecurityEvent({ event: "pin_requested", refused: "limit" });
      return seconds;
    }
    const issued = this.#issue(email)
      .catch((error: unknown) =>
        console.error("The mail with a PIN could not be sent:", reason(error)),
      )
      .finally(() => this.#underWay.delete(issued));
    this.#underWay.add(issued);
    return null;
  }

  /** Resolves when no mail is under way. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /**
   * Sets the password and ends every session of the account; false when the PIN does not hold. A
   * try of a known email is written down, which takes longer than finding none: all answers wait
   * for the same moment.
   */
  async reset(reset: Reset, asker: Asker): Promise<boolean> {
    const [isReset] = await Promise.all([this.#reset(reset, asker), wait(ANSWER_MS)]);
    return isReset;
  }

  async #reset({ email, pin, password }: Reset, asker: Asker): Promise<boolean> {
    // Before a try is taken: a right PIN that meets too many logins shall cost none.
    refuseWhenBusy();
    const account = await this.#account(email);
    const taken = account && (await this.#takeTry(account.id, asker));
    if (!account || !taken || !isPin(pin, taken.pin_hash)) {
      const refused = account ? "wrong_pin" : "unknown_account";
      noteSecurityEvent({ event: "pin_entered", refused, account: account?.id ?? null });
      return false;
    }
    // A repeat of the post that used it changes nothing more.
    if (taken.is_used === 1) return verifyPassword(password, account.password_hash);
    const passwordHash = await hashPassword(password);
    await this.#db
      .transaction()
      .execute((transaction) => setPassword(transaction, account.id, passwordHash, this.#now()));
    noteSecurityEvent({ event: "password_reset", account: account.id });
    this.#onReset(account.id);
    return true;
  }

  async #issue(email: string): Promise<void> {
    const pin = String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, "0");
    const account = await this.#account(email);
    const event = { event: "pin_requested", account: account?.id ?? null } as const;
    if (!account) return noteSecurityEvent({ ...event, refused: "unknown_account" });
    await this.#keep(account.id, hashPin(pin));
    noteSecurityEvent(event);
    await this.#send({
      to: account.email,
      subject: `Your PIN to reset the ${this.#brand} password`,
      text:
        `Your PIN is ${pin}. It can be used for ${PIN_MINUTES} minutes.\n\n` +
        "If you did not ask for it, you need not do anything: your password stays as it is.\n",
    });
  }

  /** In the last one's place. */
  async #keep(accountId: number, pin_hash: string): Promise<void> {
    const expires_at = new Date(this.#now().getTime() + PIN_MINUTES * 60_000).toISOString();
    const pin = { pin_hash, expires_at, attempts: 0, is_used: false };
    await this.#db
      .insertInto("pins")
      .values({ account_id: accountId, ...pin })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(pin))
      .execute();
  }

  /** The PIN to compare with, one try of it gone; undefined when it may not be tried. */
  async #takeTry(accountId: number, { isKnownDevice }: Asker) {
    const now = this.#now();
    const most = WRONG_PINS_A_DAY[isKnownDevice ? "ofAll" : "ofStrangers"];
    return this.#db.transaction().execute(async (transaction) => {
      // First, so that one who may try no more today takes nothing of the PIN either.
      const tries = await countOfDay(transaction, { accountId, kind: "try", now });
      if (tries >= most) return undefined;
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

  #account(email: string) {
    return this.#db
      .selectFrom("accounts")
      .select(["id", "email", "password_hash"])
      .where("email", "=", emailKey(email))
      .executeTakeFirst();
  }
}

async function setPassword(
  transaction: Transaction<Schema>,
  accountId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  // The PIN came by a mail to it.
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
  // Only the wrong attempts are counted.
  await transaction
    .deleteFrom("pin_events")
    .where("account_id", "=", accountId)
    .where("kind", "=", "try")
    .execute();
}

// A slow hash would not protect one of ten thousand PINs; its short life and few attempts do.
function hashPin(pin: string, salt = randomBytes(16).toString("hex")): string {
  return `${salt}$${createHash("sha256")
    .update(salt + pin)
    .digest("hex")}`;
}

function isPin(pin: string, stored: string): boolean {
  const [salt] = stored.split("$");
  return timingSafeEqual(Buffer.from(hashPin(pin, salt)), Buffer.from(stored));
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : "unknown";
}
