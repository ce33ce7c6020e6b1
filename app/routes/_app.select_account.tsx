import { chooserWords as words } from "../../domain/words/choosers";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createTitleMeta } from "~/ui/title";
import { submitIncomeAccountChooser } from "~/invoices/choosers/income-account/action.server";
import { loadIncomeAccountChooser } from "~/invoices/choosers/income-account/loader.server";
import { incomeAccountScreen } from "~/invoices/choosers/income-account/page";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.selectAccount);

export const handle = incomeAccountScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadIncomeAccountChooser(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitIncomeAccountChooser(session, { request, posted }),
  );
}

export { IncomeAccountChooserPage as default } from "~/invoices/choosers/income-account/page";
