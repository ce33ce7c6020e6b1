import { owedPaths } from "~/lib/owed-paths";
import { withQuery } from "~/lib/address";
import { invoicePaths } from "../paths";

/** Only the server uses these addresses; `invoicePaths` is part of most pages' script. */
export const sendPaths = {
  receipt: (invoiceId: string, paymentId: string) =>
    `${invoicePaths.receipt(invoiceId, paymentId)}/send`,
  creditNote: (id: string) => `${invoicePaths.creditNote(id)}/send`,
  statement: (contactId: string, to: { from: string; to: string }) =>
    withQuery(`${owedPaths.statement(contactId)}/send`, to),
};
