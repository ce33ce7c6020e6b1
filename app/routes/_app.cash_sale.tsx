import type { LoaderFunctionArgs } from "@remix-run/node";
import { cashSaleItemsScreen } from "~/invoices/cash-sale/choose/page";
import { loadCashSaleItems } from "~/invoices/cash-sale/choose/loader.server";
import { withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";

export const meta = createTitleMeta("Cash sale");

export const handle = cashSaleItemsScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadCashSaleItems(session, request));
}

export { loadPageOrFailure as clientLoader } from "~/ui/use-more-pages";

export { CashSaleItemsPage as default } from "~/invoices/cash-sale/choose/page";
