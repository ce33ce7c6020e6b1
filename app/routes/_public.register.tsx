import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { signUpWords as words } from "../../domain/words/sign-up";
import { PUBLIC_FORM_ID } from "~/account/layout/public-form";
import { createTitleMeta } from "~/ui/title";
import { submitSignUp } from "~/account/sign-up/action.server";
import { loadSignUp } from "~/account/sign-up/loader.server";
import { withPublicPage, withPublicPost } from "~/server/session/guards.server";

export const meta = createTitleMeta(
  () => words.title,
  () => words.description,
);

export const handle = { formFor: () => PUBLIC_FORM_ID };

/** Needs no session; the action creates one, or leaves that to the payment page. */
export async function loader({ request }: LoaderFunctionArgs) {
  return withPublicPage(() => loadSignUp(request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, (form) => submitSignUp(request, form));
}

export { forwardActionHeaders as headers } from "~/server/v2/form-fault.server";

export { SignUpPage as default } from "~/account/sign-up/page";
