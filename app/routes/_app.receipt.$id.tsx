import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitWholeReceipt } from "~/invoices/receipts/action.server";
import { loadWholeReceipt } from "~/invoices/receipts/loader.server";
import { wholeReceiptScreen } from "~/invoices/receipts/page";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { moneyEntryWords as words } from "../../domain/words/money-entries";

export const meta = createTitleMeta(() => words.receipt);

export const handle = wholeReceiptScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadWholeReceipt(session, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitWholeReceipt(session, { request, id, posted }),
  );
}

export { WholeReceiptPage as default } from "~/invoices/receipts/page";
