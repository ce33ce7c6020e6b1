import type { LoaderFunctionArgs } from "@remix-run/node";
import { cashSaleItemsScreen } from "~/invoices/cash-sale/choose/page";
import { loadCashSaleItems } from "~/invoices/cash-sale/choose/loader.server";
import { withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { cashSaleWords as words } from "../../domain/words/cash-sale";

export const meta = createTitleMeta(() => words.title);

export const handle = cashSaleItemsScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadCashSaleItems(session, request));
}

export { loadPageOrFailure as clientLoader } from "~/ui/use-more-pages";

export { CashSaleItemsPage as default } from "~/invoices/cash-sale/choose/page";
