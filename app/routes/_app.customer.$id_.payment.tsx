import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createTitleMeta } from "~/ui/title";
import { recordPaymentWords as words } from "../../domain/words/record-payment";
import { submitCustomerPayment } from "~/invoices/record-payment/action.server";
import { customerPaymentScreen } from "~/invoices/record-payment/customer-page";
import { loadCustomerPayment } from "~/invoices/record-payment/customer-loader.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.title);

export const handle = customerPaymentScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadCustomerPayment(session, request, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitCustomerPayment(session, { request, id, posted }),
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { CustomerPaymentPage as default } from "~/invoices/record-payment/customer-page";
