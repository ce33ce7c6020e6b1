import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Screen } from "~/shell/screen";
import { titled } from "~/ui/title";
import { backToForm } from "~/invoices/choosers/back-to-form";
import { actOnDepositAccountChooser } from "~/invoices/choosers/deposit-account/act.server";
import { loadDepositAccountChooser } from "~/invoices/choosers/deposit-account/load.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = titled("Deposit To");

export const handle: Screen = { title: "Deposit To", back: (at) => backToForm(at, "payments") };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadDepositAccountChooser(session, request));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    actOnDepositAccountChooser(session, { request, posted }),
  );
}

export { DepositAccountChooserPage as default } from "~/invoices/choosers/deposit-account/page";
