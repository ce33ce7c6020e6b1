import { redirect } from "@remix-run/node";
import { paths, parseReturnPath } from "~/paths";
import { findSession } from "~/server/session/session-storage.server";
import { DEMO_LOGIN } from "~/server/settings/demo.server";
import { env } from "~/server/settings/env.server";

/** Loads the login form. Redirects a user who is logged in already. */
export async function loadLogin(request: Request) {
  const { searchParams } = new URL(request.url);
  const redirectTo = parseReturnPath(searchParams.get("redirectTo")) ?? "";
  if (await findSession(request)) throw redirect(redirectTo || paths.home());
  return {
    redirectTo,
    brand: env.BRAND_NAME,
    demo: searchParams.has("demo") ? DEMO_LOGIN : null,
  };
}
