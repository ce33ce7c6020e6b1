import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Kysely } from "kysely";
import * as z from "zod";
import type { Upstream } from "../app";
import { parseAuthorization, parseToken, Sessions } from "../accounts/sessions";
import type { Schema } from "../db/schema";
import { Faults, createFaultsMiddleware } from "./faults";
import { createTestingRoutes } from "./routes";

type App = Hono<{ Bindings: HttpBindings }>;

/** Returns an app that answers as the API does, and has routes for tests and faults. */
export function wrapForTesting(
  upstream: Pick<Upstream, "fetch">,
  db: Kysely<Schema>,
  now: () => Date = () => new Date(),
): App {
  const faults = new Faults();
  const sessions = new Sessions(db, now);
  /** Tokens of card forms, by promo code. */
  const clientTokens = new Map<string, string>();
  return new Hono<{ Bindings: HttpBindings }>()
    .route("/testing", createTestingRoutes(db, faults, clientTokens))
    .use(
      "/v2/*",
      createFaultsMiddleware(faults, (request) => findEmail(request, sessions)),
    )
    .get("/v2/braintree/client_token", async (c, next) => {
      const client_token = clientTokens.get(c.req.query("promotion_code") ?? "");
      return client_token === undefined ? next() : c.json({ client_token });
    })
    .all("*", (c) => upstream.fetch(c.req.raw));
}

/** The paths whose requests have the email in the body. */
const PATHS_WITH_EMAIL = ["/v2/login", "/v2/sign_up", "/v2/password"];

/**
 * Returns the email of the session, or the email in a request that needs no session, or undefined.
 */
async function findEmail(request: Request, sessions: Sessions): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (PATHS_WITH_EMAIL.includes(pathname)) return findEmailInBody(request.clone());
  if (pathname === "/v2/pin") return searchParams.get("email") ?? undefined;
  const authorization = request.headers.get("authorization") ?? undefined;
  const credentials =
    parseAuthorization(authorization) ?? parseToken(searchParams.get("token") ?? "");
  try {
    return (await sessions.authenticate(credentials)).account.email;
  } catch {
    return undefined;
  }
}

async function findEmailInBody(request: Request): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  const login = z.object({ email: z.string() }).safeParse(body);
  return login.success ? login.data.email.trim() : undefined;
}
