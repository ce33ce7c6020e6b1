import { wizardWords as words } from "../../domain/words/invoice-wizard";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Screen } from "~/shell/screen";
import { createTitleMeta } from "~/ui/title";
import { createFormBackLink } from "~/invoices/choosers/back-to-form";
import { submitInvoiceDetails } from "~/invoices/wizard/details/action.server";
import { loadInvoiceDetails } from "~/invoices/wizard/details/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.detailsTitle);

export const handle: Screen = {
  get title() {
    return words.detailsTitle;
  },
  back: (at) => createFormBackLink(at),
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoiceDetails(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitInvoiceDetails(session, { request, posted }),
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { InvoiceDetailsPage as default } from "~/invoices/wizard/details/page";
