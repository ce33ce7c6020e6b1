import type { LoaderFunctionArgs } from "@remix-run/node";
import { receiptScreen } from "~/invoices/receipt/page";
import { loadReceipt } from "~/invoices/receipt/loader.server";
import { withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { moneyEntryWords as words } from "../../domain/words/money-entries";

export const meta = createTitleMeta(() => words.receipt);

export const handle = receiptScreen;

export async function loader({ request, params: { id = "", payment = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadReceipt(session, { id, paymentId: payment }));
}

export { ReceiptPage as default } from "~/invoices/receipt/page";
