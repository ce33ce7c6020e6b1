import { chooserWords as words } from "../../domain/words/choosers";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createTitleMeta } from "~/ui/title";
import { submitItemChooser } from "~/invoices/choosers/item/action.server";
import { itemChooserScreen } from "~/invoices/choosers/item/page";
import { loadItemChooser } from "~/invoices/choosers/item/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.selectItem);

export const handle = itemChooserScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadItemChooser(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitItemChooser(session, { request, posted }),
  );
}

export { loadPageOrFailure as clientLoader } from "~/ui/use-more-pages";

export { ItemChooserPage as default } from "~/invoices/choosers/item/page";
