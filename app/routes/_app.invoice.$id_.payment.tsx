import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { titled } from "~/ui/title";
import { actOnPaymentForm } from "~/invoices/record-payment/act.server";
import { paymentFormHeader } from "~/invoices/record-payment/header";
import { loadPaymentForm } from "~/invoices/record-payment/load.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = titled("Record payment");

export const handle = paymentFormHeader;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadPaymentForm(session, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    actOnPaymentForm(session, { request, id, posted }),
  );
}

export { keepOnConnectionError as clientAction } from "~/ui/connection-error";

export { PaymentFormPage as default } from "~/invoices/record-payment/page";
