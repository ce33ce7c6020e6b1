import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { resetWords as words } from "../../domain/words/reset";
import { PUBLIC_FORM_ID } from "~/account/layout/public-form";
import { createTitleMeta } from "~/ui/title";
import { submitEnterPin } from "~/account/reset/enter-pin/action.server";
import { loadEnterPin } from "~/account/reset/enter-pin/loader.server";
import { QUERY_FORM_ID } from "~/lib/search";
import { withPublicPost } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.resetTitle);

export const handle = {
  formFor: ({ isDone, email }: ReturnType<typeof loadEnterPin>) =>
    isDone ? undefined : email ? PUBLIC_FORM_ID : QUERY_FORM_ID,
};

/** Needs no session. */
export function loader({ request, params: { email = "" } }: LoaderFunctionArgs) {
  return loadEnterPin(request, email);
}

export async function action({ request, params: { email = "" } }: ActionFunctionArgs) {
  return withPublicPost(request, (form) => submitEnterPin(request, { email, form }));
}

export { forwardActionHeaders as headers } from "~/server/v2/form-fault.server";

export { EnterPinPage as default } from "~/account/reset/enter-pin/page";
