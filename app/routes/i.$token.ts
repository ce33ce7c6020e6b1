import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerCustomerPage } from "~/customer-page/answer.server";

/** An invoice for its customer, without a login. */
export async function loader({ request, params: { token = "" } }: LoaderFunctionArgs) {
  return answerCustomerPage(request, token);
}
