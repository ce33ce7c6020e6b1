import { childPath } from "~/lib/address";

/** Addresses for customers, who have no login. */
export const customerPaths = {
  page: (token: string) => childPath("/i", token),
  pdf: (token: string) => `${customerPaths.page(token)}/invoice.pdf`,
  logo: (token: string) => `${customerPaths.page(token)}/logo.png`,
  /** The code to pay by, as a picture to keep. */
  code: (token: string) => `${customerPaths.page(token)}/code.png`,
  receipt: (token: string, paymentId: string) =>
    childPath(`${customerPaths.page(token)}/receipt`, paymentId),
};
