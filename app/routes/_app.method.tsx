import { chooserWords as words } from "../../domain/words/choosers";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Screen } from "~/shell/screen";
import { createTitleMeta } from "~/ui/title";
import { createFormBackLink } from "~/invoices/choosers/back-to-form";
import {
  paymentMethodChooser,
  submitPaymentFieldChooser,
  loadPaymentFieldChooser,
} from "~/invoices/choosers/payment-field/choosers.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.methodTitle);

export const handle: Screen = {
  get title() {
    return words.methodTitle;
  },
  back: (at) => createFormBackLink(at, "payments"),
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) =>
    loadPaymentFieldChooser(session, request, paymentMethodChooser),
  );
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitPaymentFieldChooser(session, { request, posted }, paymentMethodChooser),
  );
}

export { PaymentFieldChooserPage as default } from "~/invoices/choosers/payment-field/page";
