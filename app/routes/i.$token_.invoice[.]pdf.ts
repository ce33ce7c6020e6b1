import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerCustomerPdf } from "~/invoices/customer/answer.server";

/** The PDF of an invoice for its customer, without a login. */
export async function loader({ request, params: { token = "" } }: LoaderFunctionArgs) {
  return answerCustomerPdf(request, token);
}
