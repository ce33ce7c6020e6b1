import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerCustomerFile } from "~/customer-page/answer.server";

/**
 * Responds with a file of the customer's page: PDF, logo, payment code or receipt. Needs no
 * session. All these files share one route, because the pages before the login load the list of all
 * routes, which must be short.
 */
export async function loader({
  request,
  params: { token = "", "*": file = "" },
}: LoaderFunctionArgs) {
  return answerCustomerFile(request, { token, file });
}
