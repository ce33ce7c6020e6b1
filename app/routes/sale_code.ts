import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerSaleCode } from "~/invoices/cash-sale/confirm/answer-sale-code.server";
import { answerLookup } from "~/server/lookup.server";
import { refuseOtherSites } from "~/server/security/refuse-foreign.server";
import { withSession } from "~/server/session/guards.server";

/** The code by which a cash sale of an amount is paid, while that is typed, as JSON. */
export async function loader({ request }: LoaderFunctionArgs) {
  refuseOtherSites(request);
  return answerLookup(() => withSession(request, (session) => answerSaleCode(session, request)));
}
