import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Screen } from "~/shell/screen";
import { titleMeta } from "~/ui/title";
import { backToForm } from "~/invoices/choosers/back-to-form";
import {
  methodOfPayment,
  submitPartOfPayment,
  loadPartOfPayment,
} from "~/invoices/choosers/part-of-payment/parts.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = titleMeta("Payment Method");

export const handle: Screen = { title: "Payment Method", back: (at) => backToForm(at, "payments") };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadPartOfPayment(session, request, methodOfPayment));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitPartOfPayment(session, { request, posted }, methodOfPayment),
  );
}

export { PartOfPaymentPage as default } from "~/invoices/choosers/part-of-payment/page";
