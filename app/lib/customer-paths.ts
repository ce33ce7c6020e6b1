import { toCustomerPagePath } from "../../domain/customer-page-path";
import { toChildPath } from "~/lib/address";

/** The paths of the customer's page and its files, which need no login. */
export const customerPaths = {
  page: toCustomerPagePath,
  pdf: (token: string) => `${customerPaths.page(token)}/invoice.pdf`,
  logo: (token: string) => `${customerPaths.page(token)}/logo.png`,
  /** The payment code as a picture to save. */
  code: (token: string) => `${customerPaths.page(token)}/code.png`,
  receipt: (token: string, paymentId: string) =>
    toChildPath(`${customerPaths.page(token)}/receipt`, paymentId),
};
