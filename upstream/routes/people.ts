import { Hono } from "hono";
import type { Kysely } from "kysely";
import * as z from "zod";
import { isLanguage } from "../../domain/languages";
import { parseAuthorization, type Sessions } from "../accounts/sessions";
import type { Schema } from "../db/schema";
import { readJson } from "../wire/body";
import { parseOrRefuse } from "../wire/fields";
import { issue } from "../wire/issue";

const languagePayload = z.object({
  language: z.string({ message: issue("needed", { field: "language" }) }).refine(isLanguage, {
    message: issue("unknown_language"),
  }),
});

/**
 * Returns the routes of the language in which the caller sees the app (extension "language"). The
 * language is null while the caller has chosen none.
 */
export function createPeopleRoutes({
  db,
  sessions,
}: {
  db: Kysely<Schema>;
  sessions: Sessions;
}): Hono {
  const authenticate = (authorization: string | undefined) =>
    sessions.authenticate(parseAuthorization(authorization));
  return new Hono()
    .get("/people/me", async (c) => {
      const { account } = await authenticate(c.req.header("authorization"));
      const { language } = await db
        .selectFrom("accounts")
        .select("language")
        .where("id", "=", account.id)
        .executeTakeFirstOrThrow();
      return c.json(toWirePerson(account, language));
    })
    .put("/people/me", async (c) => {
      const { account } = await authenticate(c.req.header("authorization"));
      const { value } = await readJson(c.req.raw);
      const { language } = parseOrRefuse(languagePayload, value);
      await db.updateTable("accounts").set({ language }).where("id", "=", account.id).execute();
      return c.json(toWirePerson(account, language));
    });
}

function toWirePerson(
  { id, displayName, email }: { id: number; displayName: string; email: string },
  language: string | null,
): object {
  return { people: { id, display_name: displayName, email, language } };
}
