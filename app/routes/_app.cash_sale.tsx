import type { LoaderFunctionArgs } from "@remix-run/node";
import { cashSaleScreen } from "~/invoices/cash-sale/choose/page";
import { loadCashSale } from "~/invoices/cash-sale/choose/loader.server";
import { withSession } from "~/server/session/guards.server";
import { titleMeta } from "~/ui/title";

export const meta = titleMeta("Cash sale");

export const handle = cashSaleScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadCashSale(session, request));
}

export { loadPageOrFailure as clientLoader } from "~/ui/use-more-pages";

export { CashSalePage as default } from "~/invoices/cash-sale/choose/page";
