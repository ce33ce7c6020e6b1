import { OPERATIONS_ON_DELETED } from "../../../domain/invoices/operations";
import * as z from "zod";
import type { CompanyBooks } from "../../db/company-books";
import { formatWireAmount, padDecimals } from "../../wire/decimals";
import { calculateRowOffset, type PageQuery } from "../../wire/page";

const archivedRecord = z.object({
  invoice: z.object({
    no: z.string(),
    status: z.number(),
    total: z.number(),
    balance: z.number(),
    date: z.string(),
    due_date: z.string(),
    currency_id: z.number(),
    currency_rate: z.string(),
    updated_at: z.string(),
  }),
});

/**
 * Returns one page of deleted issued invoices in the format of invoice lists, the last deleted one
 * first, and the total count.
 */
export async function listDeletedInvoices(
  books: CompanyBooks,
  page: PageQuery,
): Promise<{ transactions: object[]; total: number }> {
  const selectDeleted = () =>
    books.selectFrom("deleted_invoices").where("deleted_invoices.company_id", "=", books.companyId);
  const rows = await selectDeleted()
    .innerJoin("contacts", "contacts.id", "deleted_invoices.contact_id")
    .select(["deleted_invoices.id", "record", "deleted_at"])
    .select("contacts.display_name as contact_name")
    .orderBy("deleted_at", "desc")
    .orderBy("deleted_invoices.id", "desc")
    .limit(page.size)
    .offset(calculateRowOffset(page))
    .execute();
  const { count } = await selectDeleted()
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const currencies = await books
    .selectFrom("currencies")
    .select(["id", "code", "symbol"])
    .execute();
  const byId = new Map(currencies.map((currency) => [currency.id, currency]));
  const transactions = rows.map(({ id, record, ...row }) => {
    const { invoice } = archivedRecord.parse(JSON.parse(record));
    const { total, balance, currency_id, currency_rate, ...fields } = invoice;
    return {
      ...{ id, ...fields, ...row },
      balance: formatWireAmount(balance),
      amount: formatWireAmount(total),
      transactions: [],
      currency: byId.get(currency_id),
      currency_rate: padDecimals(currency_rate, 6),
      can: OPERATIONS_ON_DELETED,
    };
  });
  return { transactions, total: count };
}
