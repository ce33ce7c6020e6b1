import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { resetWords as words } from "../../domain/words/reset";
import { PUBLIC_FORM_ID } from "~/account/layout/public-form";
import { createTitleMeta } from "~/ui/title";
import { submitForgotPassword } from "~/account/reset/forgot-password/action.server";
import { loadForgotPassword } from "~/account/reset/forgot-password/loader.server";
import { withPublicPost } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.forgotTitle);

export const handle = {
  formFor: (data: ReturnType<typeof loadForgotPassword>) =>
    data.sent ? undefined : PUBLIC_FORM_ID,
};

/** Needs no session. */
export function loader({ request }: LoaderFunctionArgs) {
  return loadForgotPassword(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, (form) => submitForgotPassword(request, form));
}

export { forwardActionHeaders as headers } from "~/server/v2/form-fault.server";

export { ForgotPasswordPage as default } from "~/account/reset/forgot-password/page";
