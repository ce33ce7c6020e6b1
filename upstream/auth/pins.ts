import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../db/schema";
import type { SendMail } from "../mail";
import { confirmEmail } from "./email-confirmations";
import { refuseWhenBusy } from "./hash-queue";
import { hashPassword, verifyPassword } from "./password";
import { emailKey } from "./sessions";

const PIN_MINUTES = 15;
const ATTEMPTS_PER_PIN = 5;
/** However many PINs are asked for. */
const TRIES_PER_DAY = 10;
/** Whoever calls knows who asks, and stops one who asks for another's mails long before. */
const MAILS_PER_DAY = 50;
/** Well above what a try takes. */
const RESET_MS = 100;

type Reset = { email: string; pin: string; password: string };

/** Passwords that were forgotten: PINs by mail, and what they open. */
export class Pins {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Date;
  readonly #send: SendMail;
  readonly #brand: string;
  readonly #underWay = new Set<Promise<void>>();

  constructor(
    db: Kysely<Schema>,
    { now, send, brand }: { now: () => Date; send: SendMail; brand: string },
  ) {
    this.#db = db;
    this.#now = now;
    this.#send = send;
    this.#brand = brand;
  }

  /** Returns at once, so that neither the answer nor its time tells whether the email is known. */
  request(email: string): void {
    const issued = this.#issue(email)
      .catch((error: unknown) =>
        console.error("The mail with a PIN could not be sent:", reason(error)),
      )
      .finally(() => this.#underWay.delete(issued));
    this.#underWay.add(issued);
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
  async reset(reset: Reset): Promise<boolean> {
    const [isReset] = await Promise.all([this.#reset(reset), wait(RESET_MS)]);
    return isReset;
  }

  async #reset({ email, pin, password }: Reset): Promise<boolean> {
    // Before a try is taken: a right PIN that meets too many logins shall cost none.
    refuseWhenBusy();
    const account = await this.#account(email);
    const taken = account && (await this.#takeTry(account.id));
    if (!account || !taken || !isPin(pin, taken.pin_hash)) return false;
    // A repeat of the post that used it changes nothing more.
    if (taken.is_used === 1) return verifyPassword(password, account.password_hash);
    const passwordHash = await hashPassword(password);
    await this.#db
      .transaction()
      .execute((transaction) => setPassword(transaction, account.id, passwordHash, this.#now()));
    return true;
  }

  async #issue(email: string): Promise<void> {
    const pin = String(randomInt(10_000)).padStart(4, "0");
    const account = await this.#account(email);
    if (!account || !(await this.#keep(account.id, hashPin(pin)))) return;
    await this.#send({
      to: account.email,
      subject: `Your PIN to reset the ${this.#brand} password`,
      text:
        `Your PIN is ${pin}. It can be used for ${PIN_MINUTES} minutes.\n\n` +
        "If you did not ask for it, you need not do anything: your password stays as it is.\n",
    });
  }

  /** In the last one's place; false when the account has had its mails of the day. */
  async #keep(accountId: number, pin_hash: string): Promise<boolean> {
    const now = this.#now();
    const expires_at = new Date(now.getTime() + PIN_MINUTES * 60_000).toISOString();
    const pin = { pin_hash, expires_at, attempts: 0, is_used: false };
    return this.#db.transaction().execute(async (transaction) => {
      if (!(await takeEvent(transaction, { accountId, kind: "mail", most: MAILS_PER_DAY, now })))
        return false;
      await transaction
        .insertInto("pins")
        .values({ account_id: accountId, ...pin })
        .onConflict((conflict) => conflict.column("account_id").doUpdateSet(pin))
        .execute();
      return true;
    });
  }

  /** The PIN to compare with, one try of it gone; undefined when it may not be tried. */
  async #takeTry(accountId: number) {
    const now = this.#now();
    return this.#db.transaction().execute(async (transaction) => {
      const pin = await transaction
        .updateTable("pins")
        .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
        .where("account_id", "=", accountId)
        .where("attempts", "<", ATTEMPTS_PER_PIN)
        .where("expires_at", ">", now.toISOString())
        .returning(["pin_hash", "is_used"])
        .executeTakeFirst();
      const mayTry =
        pin && (await takeEvent(transaction, { accountId, kind: "try", most: TRIES_PER_DAY, now }));
      return mayTry ? pin : undefined;
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

type PinEvent = { accountId: number; kind: "mail" | "try"; most: number; now: Date };

/** Counts one more of its kind; false when there were `most` within a day already. */
async function takeEvent(
  transaction: Transaction<Schema>,
  { accountId, kind, most, now }: PinEvent,
): Promise<boolean> {
  // Whoever comes at the same time waits here.
  await transaction
    .updateTable("accounts")
    .set((eb) => ({ email: eb.ref("email") }))
    .where("id", "=", accountId)
    .execute();
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000).toISOString();
  const { count } = await transaction
    .selectFrom("pin_events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("happened_at", ">", dayAgo)
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await transaction
    .insertInto("pin_events")
    .values({ account_id: accountId, kind, happened_at: now.toISOString() })
    .execute();
  return true;
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
