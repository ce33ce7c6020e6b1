import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { titled } from "~/ui/title";
import { actOnForgotPassword } from "~/account/reset/forgot-password/act.server";
import { loadForgotPassword } from "~/account/reset/forgot-password/load.server";
import { withPublicPost } from "~/server/session/guards.server";

export const meta = titled("Forgot Password");

/** Needs no session. */
export function loader({ request }: LoaderFunctionArgs) {
  return loadForgotPassword(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, (form) => actOnForgotPassword(request, form));
}

export { actionsHeaders as headers } from "~/server/v2/problem.server";

export { ForgotPasswordPage as default } from "~/account/reset/forgot-password/page";
