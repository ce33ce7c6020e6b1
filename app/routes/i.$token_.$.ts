import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerCustomerFile } from "~/customer-page/answer.server";

/**
 * Responds with a file of the customer's page: PDF, logo, payment code or receipt. Needs no
 * session. One route for all these files keeps the list of routes short.
 */
export async function loader({
  request,
  params: { token = "", "*": file = "" },
}: LoaderFunctionArgs) {
  return answerCustomerFile(request, { token, file });
}
