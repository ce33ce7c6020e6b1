import type { CompanyBooks } from "../db/company-books";
import { withBaseAmount } from "../invoice-payments/base-amount";

/** Invoices at a time. */
const SOME = 500;

/** The next invoices after an id, each with all its rows; none at the end. */
export async function readInvoicesAfter(books: CompanyBooks, after: number) {
  const invoices = await books
    .selectFrom("invoices")
    .selectAll()
    .where("id", ">", after)
    .orderBy("id")
    .limit(SOME)
    .execute();
  const ids = [0, ...invoices.map(({ id }) => id)];
  const lines = await books
    .selectFrom("invoice_lines")
    .selectAll()
    .where("invoice_id", "in", ids)
    .orderBy("position")
    .execute();
  const payments = await books
    .selectFrom("payments")
    .selectAll()
    .where("invoice_id", "in", ids)
    .execute();
  const roundingChanges = await books
    .selectFrom("rounding_changes")
    .selectAll()
    .where("invoice_id", "in", ids)
    .orderBy("id")
    .execute();
  const notes = await books
    .selectFrom("credit_notes")
    .selectAll()
    .where("invoice_id", "in", ids)
    .execute();
  const noteLines = await books
    .selectFrom("credit_note_lines")
    .selectAll()
    .where("credit_note_id", "in", [0, ...notes.map(({ id }) => id)])
    .execute();
  const versions = await books
    .selectFrom("invoice_versions")
    .select(["invoice_id", "version", "document"])
    .where("invoice_id", "in", ids)
    .orderBy("version")
    .execute();
  const movements = await books
    .selectFrom("account_movements")
    .select(["invoice_id", "ledger_account_id", "date", "amount"])
    .where("kind", "=", "payment")
    .where("invoice_id", "in", ids)
    .execute();
  return invoices.map((invoice) => {
    const isOfIt = (row: { invoice_id: number | null }) => row.invoice_id === invoice.id;
    return {
      invoice,
      lines: lines.filter(isOfIt),
      payments: payments
        .filter(isOfIt)
        .map((payment) => withBaseAmount(payment, invoice.currency_rate)),
      roundingChanges: roundingChanges.filter(isOfIt),
      notes: notes.filter(isOfIt).map((note) => ({
        ...note,
        lines: noteLines.filter(({ credit_note_id }) => credit_note_id === note.id),
      })),
      versions: versions.filter(isOfIt),
      movements: movements.filter(isOfIt),
    };
  });
}

export type InvoiceRows = Awaited<ReturnType<typeof readInvoicesAfter>>[number];
