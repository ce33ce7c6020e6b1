import { selectionWords as words } from "../../domain/words/invoice-selection";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitSelection } from "~/invoices/select/action.server";
import { loadSelection } from "~/invoices/select/loader.server";
import { selectionScreen } from "~/invoices/select/page";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";

export const meta = createTitleMeta(() => words.title);

export const handle = selectionScreen;

export async function loader({ request, params: { cat } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadSelection(session, { request, cat }));
}

export async function action({ request, params: { cat } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitSelection(session, { request, cat, posted }),
  );
}

export { loadPageOrFailure as clientLoader } from "~/ui/use-more-pages";

export { SelectionPage as default } from "~/invoices/select/page";
