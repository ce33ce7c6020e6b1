import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerCustomerPage } from "~/customer-page/answer.server";

/** Responds with the customer's page of an invoice. Needs no session. */
export async function loader({ request, params: { token = "" } }: LoaderFunctionArgs) {
  return answerCustomerPage(request, token);
}
