import type { CompanyBooks } from "../db/company-books";
import { sumAsText } from "./sums";

/**
 * Returns the sums that active credit notes deduct from issued amounts, income and accounts, by the
 * date of the credit note. The sums are positive, in minor units as text. Without an id, the sums
 * are those of the whole books.
 */
export async function sumCreditNotes(books: CompanyBooks, invoiceId?: number) {
  const issued = await books
    .selectFrom("credit_notes")
    .where("company_id", "=", books.companyId)
    .where("voided_on", "is", null)
    .$if(invoiceId !== undefined, (notes) => notes.where("invoice_id", "=", invoiceId ?? 0))
    .select((eb) => ["date as day", sumAsText(eb.ref("base_total")).as("amount")])
    .select((eb) => sumAsText(eb.ref("base_income")).as("income"))
    .groupBy("date")
    .execute();
  const accounts = await selectCreditedLines(books)
    .$if(invoiceId !== undefined, (lines) => lines.where("note.invoice_id", "=", invoiceId ?? 0))
    .leftJoin("products", "products.id", "line.product_id")
    .select((eb) =>
      eb.fn.coalesce("line.ledger_account_id", "products.sale_account_id", eb.lit(0)).as("ref"),
    )
    .groupBy((eb) => [
      "note.date",
      eb.fn.coalesce("line.ledger_account_id", "products.sale_account_id", eb.lit(0)),
    ])
    .execute();
  return { issued, accounts };
}

/** Selects the sums of lines of active credit notes. Callers group them by `note.date`. */
export function selectCreditedLines(books: CompanyBooks) {
  return books
    .selectFrom("credit_notes as note")
    .innerJoin("credit_note_lines as line", "line.credit_note_id", "note.id")
    .where("note.company_id", "=", books.companyId)
    .where("note.voided_on", "is", null)
    .select((eb) => ["note.date as day", sumAsText(eb.ref("line.base_net")).as("amount")]);
}
