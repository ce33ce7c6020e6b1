import type { CompanyBooks } from "../db/company-books";
import type { Call } from "../http/calls";
import { unacceptable } from "../http/api-error";
import { refuseStale } from "../http/versions";
import { keepingIndex } from "../search-index/write";
import { keepingSums } from "./running-totals";
import { findInvoice } from "./find";
import { canBeDeleted } from "./status";

/**
 * Deletes an invoice with its lines and payments; to be called in a
 * transaction. Its number stays taken. The spec deletes without regard to the
 * status; a received one is refused all the same, as the money that came in
 * would be gone from the books. A voided one counts for nothing, and may go.
 */
export async function deleteInvoice(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { version }: Pick<Call, "version">,
): Promise<void> {
  const invoice = await findInvoice(callerBooks, id);
  refuseStale("invoice", invoice, version);
  if (!canBeDeleted(invoice.status)) {
    throw unacceptable(
      "This invoice is received and cannot be deleted: its money is in the books.",
    );
  }
  const books = callerBooks.narrowedTo(invoice.company_id);
  await keepingIndex(books, invoice.id, () =>
    keepingSums(books, invoice.id, async () => {
      await books.deleteFrom("account_movements").where("invoice_id", "=", invoice.id).execute();
      await books.deleteFrom("payments").where("invoice_id", "=", invoice.id).execute();
      await books.deleteFrom("invoice_lines").where("invoice_id", "=", invoice.id).execute();
      await books.deleteFrom("invoices").where("id", "=", invoice.id).execute();
    }),
  );
}
