import * as z from "zod";
import { isLanguage } from "../../../domain/languages";
import type { LoginResult, Session } from "~/server/session/session-storage.server";
import { callV2 } from "~/server/v2/client.server";
import { id, text } from "../wire.server";
import { logSecurityEventForPlainApi, callAndLogRefusal } from "./plain-events.server";
import type { Credentials } from "~/server/v2/exchange.server";

/** The schema of the answer to a login and to a sign-up. */
export const loginAnswer = z.object({
  session: z.object({ access_token: z.string().min(1), client_id: z.string() }),
  people: z.object({
    id,
    display_name: text,
    email: text.nullish(),
    picture: z.object({ url: z.string().nullish() }).nullish(),
    /** With the extension `language`: the language that the person has chosen. */
    language: z.string().nullish().catch(null),
  }),
  companies: z
    .array(
      z.object({
        id,
        display_name: text,
        country_id: id,
        is_free: z.union([z.boolean(), z.number()]).transform(Boolean),
      }),
    )
    .min(1),
});

/**
 * Logs in. `clientId` is a new random id of this login. Throws `UpstreamFault` "unauthorized" for a
 * wrong email or password.
 */
export async function logIn(fields: { email: string; password: string }, clientId: string) {
  const body = { ...fields, client_id: clientId };
  const result = await callAndLogRefusal("login", "wrong_password", async () =>
    toLoginResult(
      await callV2({ method: "POST", path: "/login", body, answer: loginAnswer }),
      fields.email,
    ),
  );
  await logSecurityEventForPlainApi({ event: "login", account: result.person.id });
  return result;
}

/**
 * Converts the answer to a login or a sign-up. `email` is the typed email, for an API that does not
 * return it.
 */
export function toLoginResult(
  { session, people, companies }: z.output<typeof loginAnswer>,
  email: string,
): LoginResult {
  return {
    credentials: { clientId: session.client_id, accessToken: session.access_token },
    person: {
      id: people.id,
      name: people.display_name,
      picture: people.picture?.url ?? null,
      email: people.email || email,
      ...(people.language && isLanguage(people.language) ? { language: people.language } : {}),
    },
    companies: companies.map((company) => ({
      id: company.id,
      name: company.display_name,
      countryId: company.country_id,
      isFree: company.is_free,
    })),
  };
}

/** Ends the access token of the session. */
export async function logOut({ credentials, person }: Session): Promise<void> {
  await callV2({ method: "POST", path: "/logout", credentials, answer: z.unknown() });
  await logSecurityEventForPlainApi({ event: "logout", account: person.id });
}

/** Confirms the user's password to the API. Throws `UpstreamFault` when the password is wrong. */
export async function confirmPassword(credentials: Credentials, password: string): Promise<void> {
  const body = { password };
  const path = "/people/me/password";
  await callV2({ method: "POST", path, body, credentials, answer: z.unknown() });
}
