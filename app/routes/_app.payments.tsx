import type { LoaderFunctionArgs } from "@remix-run/node";
import { paymentListScreen } from "~/invoices/payments/page";
import { loadPaymentList } from "~/invoices/payments/loader.server";
import { withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { paymentWords as words } from "../../domain/words/payments";

export const meta = createTitleMeta(() => words.title);

export const handle = paymentListScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadPaymentList(session, request));
}

export { loadPageOrFailure as clientLoader } from "~/ui/use-more-pages";

export { PaymentListPage as default } from "~/invoices/payments/page";
