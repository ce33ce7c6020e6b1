import { wizardWords as words } from "../../domain/words/invoice-wizard";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Screen } from "~/shell/screen";
import { createTitleMeta } from "~/ui/title";
import { createFormBackLink } from "~/invoices/choosers/back-to-form";
import { submitInvoicePreview } from "~/invoices/wizard/preview/action.server";
import { loadInvoicePreview } from "~/invoices/wizard/preview/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.previewTitle);

export const handle: Screen = {
  get title() {
    return words.previewTitle;
  },
  back: (at) => createFormBackLink(at),
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadInvoicePreview(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(
    request,
    ({ session, form: posted }) => submitInvoicePreview(session, { request, posted }),
    { savesDraft: true },
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { InvoicePreviewPage as default } from "~/invoices/wizard/preview/page";
