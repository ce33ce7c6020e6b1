import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerLogo } from "~/business/logo.server";
import { refuseOtherSites } from "~/server/security/refuse-foreign.server";
import { withSession } from "~/server/session/guards.server";

export async function loader({ request }: LoaderFunctionArgs) {
  refuseOtherSites(request);
  return withSession(request, (session) => answerLogo(session, request));
}
