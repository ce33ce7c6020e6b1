import * as z from "zod";
import type { CompanyBooks } from "../db/company-books";
import { amountText } from "../http/decimals";
import { parseOrRefuse, readId } from "../http/fields";
import { customerSnapshot } from "../issued/parties";
import { PAGE_SIZE, readPage } from "../page";
import { isLike, searchPattern } from "../search";

const filters = z
  .object({ page: z.string(), invoice_id: z.string(), search: z.string() })
  .partial();

/** A page of a company's credit notes as the wire has them, the newest first, and how many there are. */
export async function listCreditNotes(
  books: CompanyBooks,
  query: Record<string, string>,
): Promise<{ credit_notes: object[]; total: number }> {
  const { page, invoice_id, search = "" } = parseOrRefuse(filters, query);
  const found = books
    .selectFrom("credit_notes as note")
    .where("note.company_id", "=", books.companyId)
    .$if(invoice_id !== undefined, (notes) =>
      notes.where("invoice_id", "=", readId(invoice_id) ?? 0),
    )
    .$if(search.trim() !== "", (notes) =>
      notes.where(isLike("note.search_text", searchPattern(search))),
    );
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin("currencies", "currencies.id", "note.currency_id")
    .innerJoin("party_snapshots as customer", "customer.id", "note.customer_id")
    .leftJoin("invoices", "invoices.id", "note.invoice_id")
    .select(["note.id", "note.no", "note.date", "note.reason", "note.invoice_no", "note.total"])
    .select(["note.voided_on", "note.updated_at", "invoices.id as kept_invoice"])
    .select(["note.currency_id", "code", "symbol", "customer.details as customer"])
    .orderBy("note.id", "desc")
    .limit(PAGE_SIZE)
    .offset(((readPage(page) ?? 1) - 1) * PAGE_SIZE)
    .execute();
  return {
    credit_notes: rows.map((row) => ({
      id: row.id,
      no: row.no,
      date: row.date,
      reason: row.reason,
      invoice_id: row.kept_invoice,
      invoice_no: row.invoice_no,
      contact_name: customerSnapshot.parse(JSON.parse(row.customer)).name,
      amount: amountText(row.total),
      currency: { id: row.currency_id, code: row.code, symbol: row.symbol },
      voided_on: row.voided_on,
      updated_at: row.updated_at,
    })),
    total,
  };
}
