import { chooserWords as words } from "../../domain/words/choosers";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Screen } from "~/shell/screen";
import { createTitleMeta } from "~/ui/title";
import { createFormBackLink } from "~/invoices/choosers/back-to-form";
import { submitIncomeAccountChooser } from "~/invoices/choosers/income-account/action.server";
import { loadIncomeAccountChooser } from "~/invoices/choosers/income-account/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.selectAccount);

export const handle: Screen = {
  get title() {
    return words.selectAccount;
  },
  back: (at) => createFormBackLink(at),
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadIncomeAccountChooser(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitIncomeAccountChooser(session, { request, posted }),
  );
}

export { IncomeAccountChooserPage as default } from "~/invoices/choosers/income-account/page";
