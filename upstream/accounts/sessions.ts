import { addToMoment } from "../../domain/calendar/date-arithmetic";
import type { Language } from "../../domain/languages";
import { SESSION_DAYS } from "../../domain/lifetimes";
import { createHash, randomBytes } from "node:crypto";
import process from "node:process";
import type { Kysely } from "kysely";
import { ApiError } from "../wire/api-error";
import { recordSecurityEvent } from "./request-origin";
import type { Schema } from "../db/schema";
import { isFreePlan } from "./plan";
import { verifyPassword } from "./password";
import { toRefusal } from "../../domain/refusals/refusal";

export type Account = { id: number; email: string; displayName: string };
/** An account whose password matched the stored hash `passwordHash`. */
export type CheckedAccount = Account & {
  passwordHash: string;
  /** The language in which the person has chosen to see the app; null without a choice. */
  language: Language | null;
};
/** The account that sent a request, and the account's companies. */
export type Caller = {
  account: Account;
  /** The companies that the account may use. */
  companyIds: number[];
  /** The companies on the free plan, whose books cannot be opened. */
  expiredCompanyIds: number[];
  /**
   * When the password was last given in this session, as ISO 8601 text. Null in sessions that began
   * before the database stored this time.
   */
  passwordGivenAt: string | null;
  /** How often each company's records have been changed, by company id. */
  changeCounts: ReadonlyMap<number, number>;
};
type Credentials = { clientId: string; accessToken: string };

/** Checks passwords, starts and ends sessions, and finds the companies of a session's account. */
export class Sessions {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Date;
  /** Lookups that have not started yet, by credentials. */
  readonly #pendingLookups = new Map<string, Promise<CallerRow[]>>();

  constructor(db: Kysely<Schema>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Returns the account, or undefined when the email or the password is wrong. A wrong email takes
   * as long as a wrong password.
   */
  async checkPassword(email: string, password: string): Promise<CheckedAccount | undefined> {
    const row = await this.#db
      .selectFrom("accounts")
      .select(["id", "email", "display_name", "password_hash", "language"])
      .where("email", "=", normalizeEmail(email))
      .executeTakeFirst();
    const isRight = await verifyPassword(password, row?.password_hash);
    if (!row || !isRight) {
      const refused = row ? "wrong_password" : "unknown_account";
      recordSecurityEvent({ event: "login", refused, account: row?.id ?? null });
      return undefined;
    }
    return {
      id: row.id,
      email: row.email,
      displayName: row.display_name,
      passwordHash: row.password_hash,
      language: row.language,
    };
  }

  /**
   * Records that the password was given again in this session. Returns false when the password is
   * wrong. Throws a 401 like `authenticate`.
   */
  async confirmPassword(credentials: Credentials | undefined, password: string): Promise<boolean> {
    const { account } = await this.authenticate(credentials);
    const { password_hash } = await this.#db
      .selectFrom("accounts")
      .select("password_hash")
      .where("id", "=", account.id)
      .executeTakeFirstOrThrow();
    const event = { event: "password_confirmed", account: account.id } as const;
    if (!credentials || !(await verifyPassword(password, password_hash))) {
      recordSecurityEvent({ ...event, refused: "wrong_password" });
      return false;
    }
    await this.#db
      .updateTable("sessions")
      .set({ password_given_at: this.#now().toISOString() })
      .where("token_hash", "=", hashToken(credentials.accessToken))
      .execute();
    recordSecurityEvent(event);
    return true;
  }

  /**
   * Starts a session and returns its access token; only a hash of the token is stored. Throws a 401
   * when the password was changed after it was checked, because a reset ends every session that an
   * older password could open.
   */
  async start({ id, passwordHash }: CheckedAccount, clientId: string): Promise<string> {
    const accessToken = randomBytes(32).toString("base64url");
    const session = {
      token_hash: hashToken(accessToken),
      client_id: clientId,
      account_id: id,
      expires_at: addToMoment(this.#now(), SESSION_DAYS, "day").toISOString(),
      password_given_at: this.#now().toISOString(),
    };
    await this.#db.transaction().execute(async (transaction) => {
      // This update locks the account's row, so that a simultaneous change of the password waits.
      const unchanged = await transaction
        .updateTable("accounts")
        .set((eb) => ({ email: eb.ref("email") }))
        .where("id", "=", id)
        .where("password_hash", "=", passwordHash)
        .returning("id")
        .executeTakeFirst();
      if (!unchanged) throw createWrongPasswordError();
      await transaction.insertInto("sessions").values(session).execute();
    });
    return accessToken;
  }

  async end({ accessToken }: Credentials): Promise<void> {
    await this.#db
      .deleteFrom("sessions")
      .where("token_hash", "=", hashToken(accessToken))
      .execute();
  }

  /**
   * Returns the account and the companies of a session. Throws a 401 when the credentials are
   * missing, wrong or expired.
   */
  async authenticate(credentials: Credentials | undefined): Promise<Caller> {
    const now = this.#now();
    const rows = credentials ? await this.#listRows(credentials) : [];
    const [first] = rows;
    if (!first) throw new ApiError(401, toRefusal("logged_out"));
    const { id, email, displayName, passwordGivenAt } = first;
    const companies = rows.flatMap(({ company_id, is_free, premium_until, changes }) =>
      company_id === null || is_free === null || changes === null
        ? []
        : [{ id: company_id, is_free, premium_until, changes }],
    );
    const isExpired = (company: (typeof companies)[number]) => isFreePlan(company, now);
    return {
      account: { id, email, displayName },
      passwordGivenAt,
      companyIds: companies.filter((company) => !isExpired(company)).map((company) => company.id),
      expiredCompanyIds: companies.filter(isExpired).map((company) => company.id),
      changeCounts: new Map(companies.map((company) => [company.id, company.changes])),
    };
  }

  /**
   * Lists the rows of a session: one for each company, or one without a company. Lists none when
   * the credentials are wrong or expired. Requests that a page sends at once have the same
   * credentials and share one query, which starts two ticks after the first of these requests.
   */
  async #listRows({ accessToken, clientId }: Credentials): Promise<CallerRow[]> {
    const credentialsKey = JSON.stringify([clientId, accessToken]);
    const pending = this.#pendingLookups.get(credentialsKey);
    if (pending) return pending;
    const lookup = this.#listRowsAfterTicks({ accessToken, clientId }, credentialsKey);
    this.#pendingLookups.set(credentialsKey, lookup);
    return lookup;
  }

  async #listRowsAfterTicks({ accessToken, clientId }: Credentials, credentialsKey: string) {
    await waitTwoTicks();
    this.#pendingLookups.delete(credentialsKey);
    return buildCallerQuery(this.#db)
      .where("token_hash", "=", hashToken(accessToken))
      .where("client_id", "=", clientId)
      .where("expires_at", ">", this.#now().toISOString())
      .execute();
  }

  /** Lists all companies of the account, also those on the free plan, by id. */
  async listCompanyIds(account: Account): Promise<number[]> {
    const memberships = await this.#db
      .selectFrom("memberships")
      .select("company_id")
      .where("account_id", "=", account.id)
      .orderBy("company_id")
      .execute();
    return memberships.map(({ company_id }) => company_id);
  }
}

/** Returns the 401 error for a wrong password and for an unknown email. */
export function createWrongPasswordError(): ApiError {
  return new ApiError(401, toRefusal("wrong_login"));
}

type CallerRow = Awaited<ReturnType<ReturnType<typeof buildCallerQuery>["execute"]>>[number];

/** Waits two ticks, because the app collects the list requests of a page for one tick. */
async function waitTwoTicks(): Promise<void> {
  await new Promise<void>((resolve) => process.nextTick(resolve));
  await new Promise<void>((resolve) => process.nextTick(resolve));
}

/**
 * Builds the query of a session's account, with one row for each company of the account, or one row
 * without a company.
 */
function buildCallerQuery(db: Kysely<Schema>) {
  return db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .leftJoin("memberships", "memberships.account_id", "accounts.id")
    .leftJoin("companies", "companies.id", "memberships.company_id")
    .select(["accounts.id", "accounts.email", "accounts.display_name as displayName"])
    .select("sessions.password_given_at as passwordGivenAt")
    .select(["companies.id as company_id", "companies.is_free", "companies.premium_until"])
    .select("companies.changes")
    .orderBy("companies.id");
}

/** Returns the email in the form in which emails are compared and stored. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Parses an Authorization header of the form `Basic base64(client_id:access_token)`. Returns
 * undefined for any other header.
 */
export function parseAuthorization(header: string | undefined): Credentials | undefined {
  const match = /^Basic +([\w+/=-]+)$/i.exec(header ?? "");
  return match?.[1] === undefined ? undefined : parseToken(match[1]);
}

/**
 * Parses base64(client_id:access_token), as given in a query parameter. Returns undefined for any
 * other text.
 */
export function parseToken(token: string): Credentials | undefined {
  // A plus sign in a query parameter is decoded as a space.
  const plain = Buffer.from(token.replaceAll(" ", "+"), "base64").toString("utf8");
  const colon = plain.lastIndexOf(":");
  if (colon < 1 || plain.includes("\0")) return undefined;
  return { clientId: plain.slice(0, colon), accessToken: plain.slice(colon + 1) };
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
