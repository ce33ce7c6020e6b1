import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Kysely } from "kysely";
import * as z from "zod";
import type { Upstream } from "../app";
import { readAuthorization, readToken, Sessions } from "../auth/sessions";
import type { Schema } from "../db/schema";
import { Faults, faultsMiddleware } from "./faults";
import { testingRoutes } from "./routes";

type App = Hono<{ Bindings: HttpBindings }>;

/** The API with the testing routes beside it and faults in front of it. */
export function withTesting(
  upstream: Upstream,
  db: Kysely<Schema>,
  now: () => Date = () => new Date(),
): App {
  const faults = new Faults();
  const sessions = new Sessions(db, now);
  return new Hono<{ Bindings: HttpBindings }>()
    .route("/testing", testingRoutes(db, faults))
    .use("/v2/*", faultsMiddleware(faults, (request) => emailOf(request, sessions)))
    .all("*", (c) => upstream.fetch(c.req.raw));
}

/** The caller's email, or the one that a login is tried with. */
async function emailOf(request: Request, sessions: Sessions): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/v2/login") return emailInBody(request.clone());
  const authorization = request.headers.get("authorization") ?? undefined;
  const credentials =
    readAuthorization(authorization) ?? readToken(searchParams.get("token") ?? "");
  try {
    return (await sessions.caller(credentials)).account.email;
  } catch {
    return undefined;
  }
}

async function emailInBody(request: Request): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  const login = z.object({ email: z.string() }).safeParse(body);
  return login.success ? login.data.email.trim() : undefined;
}
