import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerCustomerFile } from "~/customer-page/answer.server";

/**
 * Responds with a file of the customer's page: PDF, logo, payment code or receipt. Needs no
 * session. All files share one route, because browsers load the names of all routes before the
 * login.
 */
export async function loader({
  request,
  params: { token = "", "*": file = "" },
}: LoaderFunctionArgs) {
  return answerCustomerFile(request, { token, file });
}
