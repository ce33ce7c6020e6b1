import { owedPaths } from "~/lib/owed-paths";
import { withQuery } from "~/lib/address";
import { invoicePaths } from "../paths";

/**
 * The addresses of pages "Send" that only the server uses. They are not in `invoicePaths`, which is
 * part of the script of most pages.
 */
export const sendPaths = {
  receipt: (invoiceId: string, paymentId: string) =>
    `${invoicePaths.receipt(invoiceId, paymentId)}/send`,
  wholeReceipt: (id: string) => `${invoicePaths.wholeReceipt(id)}/send`,
  creditNote: (id: string) => `${invoicePaths.creditNote(id)}/send`,
  statement: (contactId: string, to: { from: string; to: string }) =>
    withQuery(`${owedPaths.statement(contactId)}/send`, to),
};
