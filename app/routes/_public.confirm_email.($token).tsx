import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { accountPageWords as words } from "../../domain/words/account-pages";
import { submitConfirmEmail } from "~/account/confirm-email/action.server";
import { loadConfirmEmail } from "~/account/confirm-email/loader.server";
import { withPublicPage, withPublicPost } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";

export const meta = createTitleMeta(() => words.confirmEmail.title);

/** Needs no session, because the link may be opened on any device. */
export async function loader({ request, params: { token = "" } }: LoaderFunctionArgs) {
  return withPublicPage(() => loadConfirmEmail(request, token));
}

export async function action({ request, params: { token = "" } }: ActionFunctionArgs) {
  return withPublicPost(request, () => submitConfirmEmail(request, token));
}

export { forwardActionHeaders as headers } from "~/server/v2/form-fault.server";

export { ConfirmEmailPage as default } from "~/account/confirm-email/page";
