import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { actOnConfirmEmail } from "~/account/confirm-email/act.server";
import { loadConfirmEmail } from "~/account/confirm-email/load.server";
import { withPublicPage, withPublicPost } from "~/server/session/guards.server";
import { titled } from "~/ui/title";

export const meta = titled("Confirm Email");

/** Needs no session: the link may be opened on any device. */
export async function loader({ request, params: { token = "" } }: LoaderFunctionArgs) {
  return withPublicPage(() => loadConfirmEmail(request, token));
}

export async function action({ request, params: { token = "" } }: ActionFunctionArgs) {
  return withPublicPost(request, () => actOnConfirmEmail(request, token));
}

export { actionsHeaders as headers } from "~/server/v2/problem.server";

export { ConfirmEmailPage as default } from "~/account/confirm-email/page";
