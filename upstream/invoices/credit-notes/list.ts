import type { SelectQueryBuilder } from "kysely";
import * as z from "zod";
import { minorToText } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import type { BookTables } from "../../db/schema";
import { formatWireAmount } from "../../wire/decimals";
import { parseOrRefuse, parseId } from "../../wire/fields";
import { listCreditNoteOperations } from "../read/credit-notes";
import { customerSnapshot } from "../versions/parties";
import { calculateRowOffset, readPageQuery } from "../../wire/page";
import { periodFields, rejectReversedDays, needsSums } from "../../wire/period";
import { matchesPattern, toSearchPattern } from "../../wire/search-text";
import { sumAsText } from "../../totals/sums";

const creditNoteQuery = z
  .object({
    invoice_id: z.string().optional(),
    search: z.string().optional(),
    // The first and last date of the credit notes, and whether to return their sums.
    ...periodFields,
  })
  .superRefine(rejectReversedDays);

/**
 * Returns one page of a company's credit notes in the API's JSON format, newest first, and the
 * total count. When `needsSums` returns true, adds the sums of active credit notes and the counts
 * of active and voided ones per currency.
 */
export async function listCreditNotes(
  books: CompanyBooks,
  query: Record<string, string>,
): Promise<{ credit_notes: object[]; total: number; per_page: number; sums?: object[] }> {
  const { invoice_id, search = "", sums, from, to } = parseOrRefuse(creditNoteQuery, query);
  const page = readPageQuery(query);
  const matches = books
    .selectFrom("credit_notes as note")
    .where("note.company_id", "=", books.companyId)
    .$if(invoice_id !== undefined, (notes) =>
      notes.where("invoice_id", "=", parseId(invoice_id) ?? 0),
    )
    .$if(search.trim() !== "", (notes) =>
      notes.where(matchesPattern("note.search_text", toSearchPattern(search))),
    )
    .$if(from !== null, (notes) => notes.where("note.date", ">=", from))
    .$if(to !== null, (notes) => notes.where("note.date", "<=", to));
  const { total } = await matches
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matches
    .innerJoin("currencies", "currencies.id", "note.currency_id")
    .innerJoin("party_snapshots as customer", "customer.id", "note.customer_id")
    .leftJoin("invoices", "invoices.id", "note.invoice_id")
    .select(["note.id", "note.no", "note.date", "note.reason", "note.invoice_no", "note.total"])
    .select(["note.voided_on", "note.updated_at", "invoices.id as existing_invoice_id"])
    .select(["note.currency_id", "code", "symbol", "customer.details as customer"])
    .orderBy("note.id", "desc")
    .limit(page.size)
    .offset(calculateRowOffset(page))
    .execute();
  return {
    credit_notes: rows.map((row) => ({
      id: row.id,
      no: row.no,
      date: row.date,
      reason: row.reason,
      invoice_id: row.existing_invoice_id,
      invoice_no: row.invoice_no,
      contact_name: customerSnapshot.parse(JSON.parse(row.customer)).name,
      amount: formatWireAmount(row.total),
      currency: { id: row.currency_id, code: row.code, symbol: row.symbol },
      voided_on: row.voided_on,
      updated_at: row.updated_at,
      can: listCreditNoteOperations(row),
    })),
    total,
    per_page: page.size,
    ...(needsSums({ from, to, sums }) && { sums: await readCreditNoteSums(matches) }),
  };
}

type Notes = SelectQueryBuilder<BookTables & { note: BookTables["credit_notes"] }, "note", object>;

/** Returns, per currency, the sum and count of active credit notes and the count of voided ones. */
async function readCreditNoteSums(notes: Notes): Promise<object[]> {
  const rows = await notes
    .innerJoin("currencies", "currencies.id", "note.currency_id")
    .select(["note.currency_id", "code", "symbol"])
    .select((eb) => {
      const amount = eb.case().when("voided_on", "is", null).then(eb.ref("note.total"));
      return [
        eb.fn.countAll<number>().as("all"),
        eb.fn.count<number>("voided_on").as("voided"),
        sumAsText(amount.else(eb.lit(0)).end()).as("credited"),
      ];
    })
    .groupBy(["note.currency_id", "code", "symbol"])
    .orderBy("note.currency_id")
    .execute();
  return rows.map((row) => ({
    currency: { id: row.currency_id, code: row.code, symbol: row.symbol },
    count: row.all - row.voided,
    voided: row.voided,
    credited: minorToText(BigInt(row.credited)),
  }));
}
