import { chooserWords as words } from "../../domain/words/choosers";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createTitleMeta } from "~/ui/title";
import { submitPaymentChooser } from "~/invoices/choosers/payment/action.server";
import { paymentChooserScreen } from "~/invoices/choosers/payment/page";
import { loadPaymentChooser } from "~/invoices/choosers/payment/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.selectPayment);

export const handle = paymentChooserScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadPaymentChooser(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitPaymentChooser(session, { request, posted }),
  );
}

export { PaymentChooserPage as default } from "~/invoices/choosers/payment/page";
