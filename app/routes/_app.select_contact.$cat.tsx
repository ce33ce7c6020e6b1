import { chooserWords as words } from "../../domain/words/choosers";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createTitleMeta } from "~/ui/title";
import { submitContactChooser } from "~/invoices/choosers/contact/action.server";
import { contactChooserScreen } from "~/invoices/choosers/contact/page";
import { loadContactChooser } from "~/invoices/choosers/contact/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.selectContact);

export const handle = contactChooserScreen;

export async function loader({ request, params: { cat } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadContactChooser(session, { request, cat }));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitContactChooser(session, { request, posted }),
  );
}

export { loadPageOrFailure as clientLoader } from "~/ui/use-more-pages";

export { ContactChooserPage as default } from "~/invoices/choosers/contact/page";
