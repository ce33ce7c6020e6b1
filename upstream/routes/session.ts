import { Hono } from "hono";
import type { Kysely } from "kysely";
import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { MAX_EMAIL_LENGTH } from "../../domain/limits/email";
import * as z from "zod";
import {
  parseAuthorization,
  createWrongPasswordError,
  type CheckedAccount,
  type Sessions,
} from "../accounts/sessions";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { readJson } from "../wire/body";
import { compulsoryText, requiredText, parseOrRefuse } from "../wire/fields";
import { ApiError } from "../wire/api-error";
import { recordSecurityEvent } from "../accounts/request-origin";
import { isFreePlan } from "../accounts/plan";
import { issue } from "../wire/issue";
import { toRefusal } from "../../domain/refusals/refusal";

const passwordSchema = z
  .string({ required_error: issue("needed", { field: "password" }) })
  .max(
    ACCOUNT_LIMITS.passwordToCheck,
    issue("too_long", { field: "password", max: ACCOUNT_LIMITS.passwordToCheck }),
  );

const loginPayload = z.object({
  email: compulsoryText("email", MAX_EMAIL_LENGTH),
  password: passwordSchema,
  client_id: requiredText("client_id", 100),
});

type Services = { db: Kysely<Schema>; sessions: Sessions; now: () => Date };

/** Returns the routes of login and logout. */
export function createSessionRoutes(services: Services): Hono {
  const { sessions } = services;
  return new Hono()
    .post("/login", async (c) => {
      const { value } = await readJson(c.req.raw);
      const { email, password, client_id } = parseOrRefuse(loginPayload, value);
      const account = await sessions.checkPassword(email, password);
      if (!account) throw createWrongPasswordError();
      const login = await startLogin(services, account, client_id);
      recordSecurityEvent({ event: "login", account: account.id });
      return c.json(login);
    })
    .post("/logout", async (c) => {
      const credentials = parseAuthorization(c.req.header("authorization"));
      const { account } = await sessions.authenticate(credentials);
      if (credentials) await sessions.end(credentials);
      recordSecurityEvent({ event: "logout", account: account.id });
      return c.json({ message: "You have been logged out" });
    });
}

/** Returns the route that confirms the password before a guarded change (extension "security"). */
export function createConfirmPasswordRoutes(sessions: Sessions): Hono {
  return new Hono().post("/people/me/password", async (c) => {
    const credentials = parseAuthorization(c.req.header("authorization"));
    await sessions.authenticate(credentials);
    const { value } = await readJson(c.req.raw);
    const { password } = parseOrRefuse(z.object({ password: passwordSchema }), value);
    // The status is not 401, because callers end the session at a 401.
    if (!(await sessions.confirmPassword(credentials, password)))
      throw new ApiError(422, toRefusal("wrong_password"));
    return c.json({ message: "The password is right." });
  });
}

/** Starts a session and returns the JSON body of the answer, for a login and for a sign-up. */
export async function startLogin(
  { db, sessions, now }: Services,
  account: CheckedAccount,
  client_id: string,
): Promise<object> {
  const access_token = await sessions.start(account, client_id);
  const books = new CompanyBooks(db, await sessions.listCompanyIds(account));
  return {
    session: { access_token, client_id },
    people: toWirePerson(account),
    companies: await readWireCompanies(books, now()),
  };
}

function toWirePerson(account: CheckedAccount): object {
  return {
    id: account.id,
    display_name: account.displayName,
    email: account.email,
    picture: { url: null },
    ...(account.language && { language: account.language }),
  };
}

async function readWireCompanies(books: CompanyBooks, now: Date): Promise<object[]> {
  const companies = await books
    .selectFrom("companies")
    .select(["id", "display_name", "country_id", "is_free", "premium_until"])
    .orderBy("id")
    .execute();
  return companies.map((company) => ({
    id: company.id,
    display_name: company.display_name,
    country_id: company.country_id,
    is_free: isFreePlan(company, now),
  }));
}
