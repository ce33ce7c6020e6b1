import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createTitleMeta } from "~/ui/title";
import { recordPaymentWords as words } from "../../domain/words/record-payment";
import { submitPaymentForm } from "~/invoices/record-payment/action.server";
import { paymentFormScreen } from "~/invoices/record-payment/page";
import { loadPaymentForm } from "~/invoices/record-payment/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.title);

export const handle = paymentFormScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadPaymentForm(session, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitPaymentForm(session, { request, id, posted }),
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { PaymentFormPage as default } from "~/invoices/record-payment/page";
