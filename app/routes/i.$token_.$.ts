import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerCustomerFile } from "~/customer-page/answer.server";

/**
 * What belongs to an invoice for its customer, without a login: PDF, logo, code and receipts. One
 * route for all, as browsers load the name of each before the login.
 */
export async function loader({
  request,
  params: { token = "", "*": file = "" },
}: LoaderFunctionArgs) {
  return answerCustomerFile(request, { token, file });
}
