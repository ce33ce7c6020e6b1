import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitCashSale } from "~/invoices/cash-sale/confirm/action.server";
import { answerSaleCode, isSaleCodeRequest } from "~/invoices/cash-sale/confirm/sale-code.server";
import { confirmCashSaleScreen } from "~/invoices/cash-sale/confirm/page";
import { loadCashSaleConfirmation } from "~/invoices/cash-sale/confirm/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { cashSaleWords as words } from "../../domain/words/cash-sale";

export const meta = createTitleMeta(() => words.title);

export const handle = confirmCashSaleScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession<unknown>(request, (session) =>
    isSaleCodeRequest(request)
      ? answerSaleCode(session, request)
      : loadCashSaleConfirmation(session, request),
  );
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitCashSale(session, { request, posted }),
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { ConfirmCashSalePage as default } from "~/invoices/cash-sale/confirm/page";
