import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { signUpPaymentWords as words } from "../../domain/words/sign-up-payment";
import { PUBLIC_FORM_ID } from "~/account/layout/public-form";
import { createTitleMeta } from "~/ui/title";
import { submitPayment } from "~/account/sign-up/payment/action.server";
import { loadPayment } from "~/account/sign-up/payment/loader.server";
import { withPublicPage, withPublicPost } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.title);

export const handle = {
  formFor: ({ cardForm }: Awaited<ReturnType<typeof loadPayment>>) =>
    cardForm?.kind === "stand-in" ? PUBLIC_FORM_ID : undefined,
};

/** Needs no session; the payment creates one. */
export async function loader({ request }: LoaderFunctionArgs) {
  return withPublicPage(() => loadPayment(request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, (form) => submitPayment(request, form));
}

export { forwardActionHeaders as headers } from "~/server/v2/form-fault.server";

export { PaymentPage as default } from "~/account/sign-up/payment/page";
