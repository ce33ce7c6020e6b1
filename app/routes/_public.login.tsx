import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { loginWords as words } from "../../domain/words/login";
import { PUBLIC_FORM_ID } from "~/account/layout/public-form";
import { createTitleMeta } from "~/ui/title";
import { submitLogin } from "~/account/login/action.server";
import { loadLogin } from "~/account/login/loader.server";
import { withPublicPage, withPublicPost } from "~/server/session/guards.server";

export const meta = createTitleMeta(
  () => words.title,
  () => words.description,
);

export const handle = { formFor: () => PUBLIC_FORM_ID };

/** Needs no session; the action creates one. */
export async function loader({ request }: LoaderFunctionArgs) {
  return withPublicPage(() => loadLogin(request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, (form) => submitLogin(request, form));
}

export { forwardActionHeaders as headers } from "~/server/v2/form-fault.server";

export { LoginPage as default } from "~/account/login/page";
