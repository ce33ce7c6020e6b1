import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import type { Act } from "../http/calls";
import { withBaseAmount } from "../invoice-payments/base-amount";
import { nextVersion } from "../http/versions";
import { findInvoice } from "../invoices/find";
import { postPayments } from "../invoices/post-payments";
import { keepingSums } from "../invoices/running-totals";
import { inChunks } from "../db/rows";
import { keepingIndex } from "../search-index/write";
import { readArchive, type ArchivedInvoice } from "./archive";

/**
 * Puts a deleted invoice back as it was; to be called in a transaction. Whoever presses twice finds
 * it restored.
 */
export async function restoreInvoice(
  callerBooks: CompanyBooks,
  id: number | undefined,
  act: Act,
): Promise<void> {
  const deleted = await callerBooks
    .selectFrom("deleted_invoices")
    .select(["id", "company_id", "record"])
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!deleted) {
    await findInvoice(callerBooks, id);
    return;
  }
  const books = callerBooks.narrowedTo(deleted.company_id);
  await books.deleteFrom("deleted_invoices").where("id", "=", deleted.id).execute();
  await keepingIndex(books, deleted.id, () =>
    keepingSums(books, deleted.id, () => insertAgain(books, readArchive(deleted.record), act.now)),
  );
  const { contact_id: contactId, no } = await findInvoice(books, deleted.id);
  await recordEvent(books, "restored", { invoiceId: deleted.id, contactId, no }, act);
}

async function insertAgain(
  books: CompanyBooks,
  { invoice, lines, payments, roundingChanges = [] }: ArchivedInvoice,
  now: Date,
): Promise<void> {
  const { id } = await books
    .insertInto("invoices")
    .values({ ...invoice, updated_at: nextVersion(invoice, now) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await inChunks(lines, (rows) =>
    books.insertInto("invoice_lines").values(rows).returning("id").execute(),
  );
  await inChunks(
    payments.map(({ base_amount = null, ...payment }) => ({
      ...withBaseAmount({ ...payment, base_amount }, invoice.currency_rate),
      amount: BigInt(payment.amount),
    })),
    (rows) => books.insertInto("payments").values(rows).returning("id").execute(),
  );
  await inChunks(roundingChanges, (rows) =>
    books.insertInto("rounding_changes").values(rows).returning("id").execute(),
  );
  await postPayments(books, [id]);
}
