import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Screen } from "~/shell/screen";
import { titled } from "~/ui/title";
import { backToForm } from "~/invoices/choosers/back-to-form";
import { actOnPaymentMethodChooser } from "~/invoices/choosers/payment-method/act.server";
import { loadPaymentMethodChooser } from "~/invoices/choosers/payment-method/load.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = titled("Payment Method");

export const handle: Screen = { title: "Payment Method", back: (at) => backToForm(at, "payments") };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadPaymentMethodChooser(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    actOnPaymentMethodChooser(session, { request, posted }),
  );
}

export { PaymentMethodChooserPage as default } from "~/invoices/choosers/payment-method/page";
