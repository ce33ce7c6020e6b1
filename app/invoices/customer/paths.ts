import { under } from "~/lib/address";

/** Addresses for customers, who have no login. */
export const customerPaths = {
  page: (token: string) => under("/i", token),
  pdf: (token: string) => `${customerPaths.page(token)}/invoice.pdf`,
};
